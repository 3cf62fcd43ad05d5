import type { BoardApplication } from '@cantera/shared/contracts/pipeline';
import { renderWithProviders } from '@cantera/shared/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { en } from '../../../messages/en.ts';
import { boardEn } from '../../../messages/texts-board-en.ts';
import { BoardActionsProvider } from '../board-context.ts';
import { focusCard, useLift } from '../drag/lift-store.ts';
import { LaneCards } from './lane-cards.tsx';

const CARDS = Array.from({ length: 60 }, (_, n) => ({
  id: `a${n}`,
  seen: true,
  candidate: { id: `c${n}`, firstName: 'Card', lastName: String(n), jobTitle: null, companyName: null },
  source: 'INTERNAL',
  autoRejected: false,
  createdAt: '2026-11-20T10:00:00Z',
  discardState: null,
  scoring: null,
})) as unknown as BoardApplication[];

const actions = new Proxy({}, { get: () => jest.fn() }) as never;

const Cards = ({ selectedId }: { selectedId: string | null }) => (
  <LaneCards
    stepId="s"
    place={0}
    label="Cards"
    cards={CARDS}
    selectedId={selectedId}
    canMove={false}
    empty={null}
  />
);

it.each([
  ['that is open', 'a2'],
  ['that Tab alone has reached', null],
])(
  '[BOARD-54] the card %s keeps the focus while the lane is scrolled away from it',
  async (_, selectedId) => {
    // What jsdom does not lay out: a window on the lane of 500 px.
    jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(500);
    jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(265);
    renderWithProviders(
      <BoardActionsProvider value={actions}>
        <Cards selectedId={selectedId} />
      </BoardActionsProvider>,
      { messages: { ...en, ...boardEn } },
    );
    const card = await screen.findByRole('button', { name: 'Card 2' });
    act(() => card.focus());
    const lane = screen.getByRole('list', { name: 'Cards' }).parentElement as HTMLElement;
    lane.scrollTop = 3000;
    fireEvent.scroll(lane);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Card 1' })).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: 'Card 40' })).toHaveAttribute('tabindex', '-1');
    expect(card).toHaveFocus();
    expect(card).toHaveAttribute('tabindex', '0');
  },
);

it('[BOARD-54] comes back to the card that was opened since another had the focus', async () => {
  function Board() {
    const [openId, setOpenId] = useState<string | null>(null);
    return (
      <BoardActionsProvider value={actions}>
        <button type="button" onClick={() => setOpenId('a2')}>
          Next
        </button>
        <Cards selectedId={openId} />
      </BoardActionsProvider>
    );
  }
  renderWithProviders(<Board />, { messages: { ...en, ...boardEn } });
  const card = (n: number) => screen.findByRole('button', { name: `Card ${n}` });
  const focused = await card(1);
  act(() => focused.focus());
  expect(focused).toHaveAttribute('tabindex', '0');
  fireEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(await card(2)).toHaveAttribute('tabindex', '0');
  expect(await card(1)).toHaveAttribute('tabindex', '-1');
});

it.each([
  ['goes to the card that is to have it', null],
  ['stays with who types', <input key="elsewhere" aria-label="Elsewhere" />],
  [
    'stays in a menu opened since',
    <button key="elsewhere" type="button" role="menuitem" aria-label="Elsewhere" />,
  ],
])('the focus %s', async (_, elsewhere) => {
  renderWithProviders(
    <BoardActionsProvider value={actions}>
      {elsewhere}
      <Cards selectedId={null} />
    </BoardActionsProvider>,
    { messages: { ...en, ...boardEn } },
  );
  const card = await screen.findByRole('button', { name: 'Card 2' });
  const wanted = elsewhere ? screen.getByLabelText('Elsewhere') : card;
  if (elsewhere) act(() => wanted.focus());
  act(() => focusCard('a2'));
  await waitFor(() => expect(useLift.getState().focusId).toBeNull());
  expect(wanted).toHaveFocus();
});
