import type { BoardApplication, BoardStep } from '@cantera/shared/contracts/pipeline';
import { renderWithProviders } from '@cantera/shared/testing';
import { screen } from '@testing-library/react';
import { en } from '../../../messages/en.ts';
import { boardEn } from '../../../messages/texts-board-en.ts';
import { usePanelKeys } from '../panel/use-panel-keys.ts';
import { CardKeys } from './card-keys.ts';
import { clearLift, useLift } from './lift-store.ts';

const application = (id: string): BoardApplication => ({
  id,
  candidate: {
    id: `c-${id}`,
    firstName: id,
    lastName: '',
    jobTitle: null,
    companyName: null,
    profileImageUrl: null,
    hasCv: id === 'Ona',
  },
  source: 'INTERNAL',
  seen: false,
  autoRejected: false,
  rejectedAt: null,
  discardState: null,
  createdAt: '2026-01-01T00:00:00Z',
  version: 1,
  scoring: null,
});
const lane = (id: string, position: number, names: readonly string[]) => {
  const cards = names.map(application);
  const step: BoardStep = {
    id,
    name: id,
    position,
    type: 'STEP',
    categoryId: 'INTERNAL',
    createdAt: '2026-01-01T00:00:00Z',
    applications: cards,
  };
  return { step, cards, sort: { property: 'createdAt', direction: 'DESC' } as const };
};
const LANES = [lane('Call', 0, ['Ona', 'Pau']), lane('Visit', 1, []), lane('Offer', 2, ['Mar'])];

function setup(panel?: Parameters<typeof usePanelKeys>[0]) {
  const [onDrop, onOpenCv, onSelect] = [jest.fn(), jest.fn(), jest.fn()];
  function Panel({ keys }: { keys: Parameters<typeof usePanelKeys>[0] }) {
    usePanelKeys(keys, false);
    return null;
  }
  const { user } = renderWithProviders(
    <>
      {['Ona', 'Pau', 'Mar'].map((id) => (
        <div key={id} data-application={id}>
          <button type="button">{id}</button>
          <button type="button">Menu of {id}</button>
        </div>
      ))}
      <CardKeys
        lanes={LANES}
        canMove
        slotIn={() => 0}
        onDrop={onDrop}
        onOpenCv={onOpenCv}
        onSelect={onSelect}
      />
      {panel && <Panel keys={panel} />}
    </>,
    { messages: { ...en, ...boardEn } },
  );
  const focus = (name: string) => screen.getByRole('button', { name }).focus();
  return { user, focus, onDrop, onOpenCv, onSelect };
}
const lifted = () => useLift.getState();
afterEach(clearLift);

it('arrows walk from card to card, V opens the CV of who has one', async () => {
  const { user, focus, onOpenCv } = setup();
  focus('Ona');
  await user.keyboard('{ArrowDown}');
  expect(lifted().focusId).toBe('Pau');
  await user.keyboard('{ArrowRight}');
  expect(lifted().focusId).toBe('Mar');
  await user.keyboard('v');
  focus('Mar');
  await user.keyboard('v');
  expect(onOpenCv.mock.calls).toEqual([['Ona']]);
});

it('[BOARD-54] Home and End walk to the first and the last card of the lane, and rest while a card is held', async () => {
  const { user, focus } = setup();
  focus('Ona');
  await user.keyboard('{End}');
  expect(lifted().focusId).toBe('Pau');
  focus('Pau');
  await user.keyboard('{Home}');
  expect(lifted().focusId).toBe('Ona');
  clearLift();
  await user.keyboard(' {Home}');
  expect(lifted()).toMatchObject({ applicationId: 'Pau', focusId: null });
});

it('Space lifts a card, arrows choose its step, Space drops it there', async () => {
  const { user, focus, onDrop } = setup();
  focus('Ona');
  await user.keyboard(' ');
  expect(lifted()).toMatchObject({ applicationId: 'Ona', stepId: 'Call' });
  expect(lifted().announcement).toContain('Ona lifted, in Call.');
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
  expect(lifted()).toMatchObject({ stepId: 'Offer', announcement: 'Over Offer, 3 of 3.' });
  await user.keyboard(' ');
  expect(lifted()).toMatchObject({ applicationId: null, announcement: 'Ona dropped in Offer.' });
  expect(onDrop.mock.calls).toEqual([['Ona', 'Offer']]);
});

it.each(['{Escape}', '{Tab}'])('%s puts a lifted card back', async (key) => {
  const { user, focus, onDrop } = setup();
  focus('Ona');
  await user.keyboard(` {ArrowRight}${key}`);
  expect(lifted()).toMatchObject({ applicationId: null, announcement: 'Cancelled. Ona stays in Call.' });
  expect(onDrop).not.toHaveBeenCalled();
  if (key === '{Tab}') expect(screen.getByRole('button', { name: 'Menu of Ona' })).toHaveFocus();
});

it('keys of an open candidate come before those of cards, and rest while a card is held', async () => {
  const [onNext, onAdvance, onDiscard] = [jest.fn(), jest.fn(), jest.fn()];
  const panel = { onPrevious: jest.fn(), onNext, onClose: jest.fn(), onAdvance, onDiscard };
  const { user, focus } = setup(panel);
  focus('Ona');
  await user.keyboard('{ArrowRight}m{Control>}d{/Control}');
  expect([onNext, onAdvance, onDiscard].map((mock) => mock.mock.calls.length)).toEqual([1, 1, 1]);
  expect(lifted().focusId).toBeNull();
  await user.keyboard(' {ArrowRight}m{Escape}');
  expect(lifted().announcement).toBe('Cancelled. Ona stays in Call.');
  expect([onNext, onAdvance].map((mock) => mock.mock.calls.length)).toEqual([1, 1]);
  expect(panel.onClose).not.toHaveBeenCalled();
});

it('[BULK-01] X selects the card whose name has the focus, and none from its menu', async () => {
  const { user, focus, onSelect } = setup();
  focus('Pau');
  await user.keyboard('x');
  expect(onSelect).toHaveBeenCalledWith('Pau');
  focus('Menu of Pau');
  await user.keyboard('x');
  expect(onSelect).toHaveBeenCalledTimes(1);
});
