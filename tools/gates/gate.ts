import { spawn } from 'node:child_process';
import { endWithUs } from '../at-signal.ts';
import { ROOT } from '../paths.ts';

export interface GateResult {
  readonly passed: number;
  readonly failed: number;
  /** What someone needs to mend a failure. */
  readonly output: string;
}
export interface Gate {
  readonly name: string;
  run(): Promise<GateResult>;
}

export const pass = (output = ''): GateResult => ({ passed: 1, failed: 0, output });
export const fail = (output: string): GateResult => ({ passed: 0, failed: 1, output });

export interface RunResult {
  readonly code: number;
  readonly output: string;
}

/** Runs a program to its end and keeps what it prints; with `echo` it is shown as well. */
export function run(
  file: string,
  args: readonly string[],
  options: { env?: NodeJS.ProcessEnv; echo?: boolean; cwd?: string } = {},
): Promise<RunResult> {
  return new Promise((resolve) => {
    const child = spawn(file, [...args], {
      cwd: options.cwd ?? ROOT,
      env: options.env ?? process.env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    endWithUs(child);
    let output = '';
    const keep = (chunk: Buffer): void => {
      output += chunk.toString();
      if (options.echo) process.stdout.write(chunk);
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.on('error', (error) => resolve({ code: 1, output: error.message }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/** A gate that is one program: it passes when the program ends with 0. */
export const programGate = (name: string, file: string, args: readonly string[]): Gate => ({
  name,
  async run() {
    const { code, output } = await run(file, args);
    return code === 0 ? pass() : fail(output);
  },
});
