// The four actions and their post step. Each has a file in dist that calls one of these.

import { gate } from '../actions/gate.ts';
import { cleanUp, measure } from '../actions/measure.ts';
import { record } from '../actions/record.ts';
import { report } from '../actions/report.ts';
import { runAction } from '../actions/run-action.ts';

export const runGate = () => runAction(gate);
export const runMeasure = () => runAction(measure);
export const runReport = () => runAction(report);
export const runRecord = () => runAction(record);
export const runPost = () => runAction(cleanUp);
