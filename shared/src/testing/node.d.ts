// The little of Node that tests use. Node's own types would put its globals within reach of browser code.
declare module 'node:fs' {
  export function readFileSync(path: string, encoding: 'utf8'): string;
  export function readdirSync(path: string): string[];
}
declare module 'node:path' {
  export function join(...parts: string[]): string;
}
declare const __dirname: string;
