import { runPost } from './action.js';

await runPost();
