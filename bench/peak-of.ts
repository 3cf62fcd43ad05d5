import { readFileSync } from 'node:fs';

/** The most memory that a process had, in MB. */
export const peakOf = (pid: number | undefined): number => {
  const [, kilobytes = '0'] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
};
