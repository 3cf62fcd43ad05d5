import { screen } from '@testing-library/react';
import { renderWithProviders } from '../../testing/index.ts';
import { darkColors, lightColors } from '../theme/tokens.ts';
import { ScoreChip, scoreRole } from './score-chip.tsx';

/** Hue in degrees of a hex colour. */
function hueOf(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  const max = Math.max(r, g, b);
  const range = max - Math.min(r, g, b);
  if (max === r) return (60 * ((g - b) / range) + 360) % 360;
  return max === g ? 60 * ((b - r) / range) + 120 : 60 * ((r - g) / range) + 240;
}

describe('ScoreChip', () => {
  it.each([
    ['[SCORE-01]', 'purple from 90', [90, 94.5, 100], [255, 290]],
    ['[SCORE-02]', 'green from 70 to below 90', [70, 89, 89.99], [120, 160]],
    ['[SCORE-03]', 'blue from 50 to below 70', [50, 69.5], [205, 225]],
    ['[SCORE-04]', 'orange from 25 to below 50', [25, 49.99], [24, 45]],
    ['[SCORE-05]', 'red below 25', [0, 24.99], [0, 15]],
  ] as const)('[CONST-116] %s is %s', (_id, _name, scores, [from, to]) => {
    for (const score of scores) {
      const { unmount } = renderWithProviders(<ScoreChip score={score} />);
      const chip = screen.getByRole('img', { name: `Score ${Math.floor(score)}` });
      const role = scoreRole(score);
      expect(chip).toHaveStyle({ color: `var(--${role})` });
      for (const colours of [lightColors, darkColors]) {
        expect(hueOf(colours[role])).toBeGreaterThanOrEqual(from);
        expect(hueOf(colours[role])).toBeLessThanOrEqual(to);
      }
      unmount();
    }
  });

  it('shows an en dash while there is no score, and says so', () => {
    renderWithProviders(<ScoreChip score={null} />);
    expect(screen.getByRole('img', { name: 'No score yet' })).toHaveTextContent('–');
  });

  it('never rounds a score into a higher band', () => {
    renderWithProviders(<ScoreChip score={89.9} />);
    expect(screen.getByRole('img', { name: 'Score 89' })).toBeInTheDocument();
  });
});
