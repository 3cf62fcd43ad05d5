import { readFileSync } from 'node:fs';
import path from 'node:path';
import { CARD, EDGE, GAP, LANE, PITCH } from './sizes.ts';

const board = path.join(__dirname, '..');
const read = (file: string) => readFileSync(path.join(board, file), 'utf8');
/** What the rule of a selector says, of the first one that stands at the start of a line. */
const rule = (css: string, selector: string) =>
  css.match(new RegExp(`^${selector.replaceAll('.', '\\.')} \\{\\n([^}]*)\\}`, 'm'))?.[1] ?? '';

it('cards and lanes are as large in the styles as in the code that places them', () => {
  const [lanes, cards, page] = ['lanes/lane.module.css', 'cards/card.module.css', 'board.module.css'].map(
    read,
  );
  expect(rule(lanes ?? '', '.lane')).toContain(`min-width: ${LANE}px;`);
  expect(rule(lanes ?? '', '.lane')).toContain(`flex: 1 0 ${LANE}px;`);
  expect(rule(page ?? '', '.skeletonLane')).toContain(`width: ${LANE}px;`);
  expect(rule(lanes ?? '', '.slot')).toContain(`height: ${CARD}px;`);
  expect(rule(lanes ?? '', '.slot')).toContain(`top: ${EDGE}px;`);
  expect(rule(lanes ?? '', '.empty')).toContain(`min-height: ${CARD}px;`);
  expect(rule(lanes ?? '', '.cards:empty')).toContain(
    `transparent 0 ${EDGE}px, var(--fill-2) ${EDGE}px ${EDGE + CARD}px, transparent ${EDGE + CARD}px ${PITCH}px`,
  );
  expect(rule(cards ?? '', '.card')).toContain(`height: ${CARD}px;`);
  expect(rule(cards ?? '', '.card')).toContain(`* ${PITCH}px);`);
  expect(rule(page ?? '', '.skeletonLane')).toContain(`gap: ${GAP}px;`);
});
