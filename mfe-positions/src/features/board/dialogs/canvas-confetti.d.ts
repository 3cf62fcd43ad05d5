// The package brings no types; this is the part of it that is used.
declare module 'canvas-confetti' {
  interface Options {
    particleCount?: number;
    angle?: number;
    spread?: number;
    ticks?: number;
    origin?: { x?: number; y?: number };
    disableForReducedMotion?: boolean;
  }
  export default function confetti(options: Options): Promise<void> | null;
}
