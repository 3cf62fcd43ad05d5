import confetti from 'canvas-confetti';

const LASTS_MS = 2000;
const EVERY_MS = 250;

/** Confetti from both lower corners for two seconds; nothing for whoever asked for less motion. */
export function celebrate(): void {
  const end = Date.now() + LASTS_MS;
  const burst = () => {
    for (const x of [0, 1]) {
      void confetti({
        particleCount: 28,
        angle: x === 0 ? 60 : 120,
        spread: 62,
        ticks: 110,
        origin: { x, y: 0.85 },
        disableForReducedMotion: true,
      });
    }
    if (Date.now() + EVERY_MS < end) setTimeout(burst, EVERY_MS);
  };
  burst();
}
