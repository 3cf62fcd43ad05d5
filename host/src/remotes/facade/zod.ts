// What the host provides as `zod`: all that contracts and forms use, without its fifty languages.
import * as z from './zod-names.ts';

export * from './zod-names.ts';
export { z };
export default z;
