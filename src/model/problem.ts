// Transition.
export {
  type Diagnostic as Problem,
  type RecordedDiagnostic as RecordedProblem,
  selectForLog,
} from './diagnostic.ts';
