// Reads which modules are in each output of a bundler, and with how many bytes: the metafile of esbuild, or the raw data of
// rollup-plugin-visualizer, which Vite writes with that plugin. Code of a pull request wrote it, so anything else is no output.

type Modules = Map<string, number>;

/** Modules by output, as the bundler names both. Empty for a text in another format. */
export function readBundleModules(text: string): ReadonlyMap<string, Modules> {
  const file = parseObject(text);
  return isObject(file['outputs']) ? readEsbuild(file['outputs']) : readVisualizer(file);
}

/** `outputs.NAME.inputs.MODULE.bytesInOutput`. */
function readEsbuild(outputs: Readonly<Record<string, unknown>>): ReadonlyMap<string, Modules> {
  const read = new Map<string, Modules>();
  for (const [output, described] of Object.entries(outputs)) {
    const inputs = isObject(described) && isObject(described['inputs']) ? described['inputs'] : {};
    for (const [module, input] of Object.entries(inputs))
      addModule(read, { output, module, bytes: isObject(input) ? input['bytesInOutput'] : null });
  }
  return read;
}

/** `nodeMetas.ID.id` names a module, `nodeMetas.ID.moduleParts.OUTPUT` its part there, `nodeParts.PART.renderedLength` the bytes. */
function readVisualizer({ nodeMetas, nodeParts }: Readonly<Record<string, unknown>>): ReadonlyMap<string, Modules> {
  const read = new Map<string, Modules>();
  if (!isObject(nodeMetas) || !isObject(nodeParts)) return read;
  for (const meta of Object.values(nodeMetas)) {
    if (!isObject(meta) || typeof meta['id'] !== 'string' || !isObject(meta['moduleParts'])) continue;
    for (const [output, part] of Object.entries(meta['moduleParts'])) {
      const described = typeof part === 'string' && Object.hasOwn(nodeParts, part) ? nodeParts[part] : null;
      const bytes = isObject(described) ? described['renderedLength'] : null;
      addModule(read, { output, module: meta['id'].replace(/^[\0/]+/, ''), bytes });
    }
  }
  return read;
}

function addModule(
  read: Map<string, Modules>,
  { output, module, bytes }: { readonly output: string; readonly module: string; readonly bytes: unknown },
): void {
  if (typeof bytes !== 'number' || !Number.isSafeInteger(bytes) || bytes < 0) return;
  const modules = read.get(output) ?? new Map<string, number>();
  read.set(output, modules.set(module, (modules.get(module) ?? 0) + bytes));
}

function parseObject(text: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : {};
  } catch {
    return {};
  }
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
