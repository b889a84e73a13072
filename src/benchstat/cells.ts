// The cells of all tables while files are read. A cell has a table, a row and a column, which are numbers of tuples, and
// collects values in the order in which they are read.

export interface CellPosition {
  readonly table: number;
  readonly row: number;
  readonly column: number;
}

export interface CollectedCell extends CellPosition {
  readonly values: number[];
  /** Tuples of the fields that no projection shows. Almost always a single one. */
  residues: number | Set<number>;
}

export interface CellStore {
  readonly cells: readonly CollectedCell[];
  /** Creates the cell if it is new, and adds the residue to it. */
  cellAt(position: CellPosition, residue: number): CollectedCell;
}

export function makeCellStore(): CellStore {
  const cells: CollectedCell[] = [];
  /** The known cells, as `known[table][column][row]`. */
  const known: CollectedCell[][][] = [];
  return {
    cells,
    cellAt({ table, row, column }, residue) {
      known[table] ??= [];
      known[table]![column] ??= [];
      const rows = known[table]![column]!;
      const found = rows[row];
      if (found !== undefined) {
        addResidue(found, residue);
        return found;
      }
      const cell = { table, row, column, values: [], residues: residue };
      rows[row] = cell;
      cells.push(cell);
      return cell;
    },
  };
}

function addResidue(cell: CollectedCell, residue: number): void {
  if (typeof cell.residues !== 'number') cell.residues.add(residue);
  else if (cell.residues !== residue) cell.residues = new Set([cell.residues, residue]);
}
