import type { BoardApplication } from '@cantera/shared/contracts/pipeline';
import type { Position } from '@cantera/shared/contracts/positions';
import { useSession } from '@cantera/shared/session';
import { renderWithProviders } from '@cantera/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { en } from '../../../messages/en.ts';
import { boardEn } from '../../../messages/texts-board-en.ts';
import { CardFace } from '../cards/card-face.tsx';
import { ActionsMenu } from '../toolbar/actions-menu.tsx';
import { AutodiscardStrip } from './autodiscard-strip.tsx';
import { POSITION, position, RULE_PATH, type SentCall, startServer } from './testing/fake-server.ts';

const rule = { severity: 'LAX', percentage: 40, active: false, version: 1, pause: null, pending: 0 };
const pause = { cause: 'ENGINE', would_discard: 14, of_inbox: 30, at: '2026-11-20T10:00:00Z' };
let stored: Omit<typeof rule, 'pause'> & { pause: object | null };
let sent: SentCall[];
beforeEach(() => {
  stored = rule;
  sent = startServer({ [`GET ${RULE_PATH}`]: () => Response.json(stored) });
});

function showMenu(props: { isLocked?: boolean; position?: Position } = {}) {
  const onAutodiscard = jest.fn();
  const onDownload = jest.fn();
  const view = renderWithProviders(
    <ActionsMenu
      position={position}
      isLocked={false}
      onAutodiscard={onAutodiscard}
      onDownload={onDownload}
      {...props}
    />,
    { messages: { ...en, ...boardEn } },
  );
  return { ...view, onAutodiscard, onDownload };
}

describe('the Actions menu', () => {
  it('[BOARD-07] [AUTOD-01] has Autodiscard, which opens it', async () => {
    const { user, onAutodiscard } = showMenu();
    const menu = screen.getByRole('button', { name: 'Actions' });
    // By this it is found when the focus has nowhere else to go.
    expect(menu).toHaveAttribute('data-actions');
    await user.click(menu);
    await user.click(screen.getByRole('menuitem', { name: 'Autodiscard' }));
    expect(onAutodiscard).toHaveBeenCalledTimes(1);
  });

  it('[BOARD-07] [REPORT-01] has Download for who may make reports, without Autodiscard where that is all they may, on a closed position too', async () => {
    useSession.setState({
      user: { id: 'm', role: 'HIRING_MANAGER', permissions: ['applications.report'] } as never,
    });
    const { user, onDownload } = showMenu({ isLocked: true });
    await user.click(screen.getByRole('button', { name: 'Actions' }));
    expect(screen.queryByText('The position is closed')).not.toBeInTheDocument();
    expect(screen.getAllByRole('menuitem')).toHaveLength(1);
    await user.click(screen.getByRole('menuitem', { name: 'Download' }));
    expect(onDownload).toHaveBeenCalledTimes(1);
  });

  it('[BOARD-15] leads who may search to the search for candidates by the position’s title', async () => {
    const permissions = ['candidates.search'];
    useSession.setState({ user: { id: 'somebody', role: 'RECRUITER', permissions } as never });
    const { user, address } = showMenu();
    await user.click(screen.getByRole('button', { name: 'Actions' }));
    // Whose the position is not has no rule to set.
    expect(screen.queryByRole('menuitem', { name: 'Autodiscard' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('menuitem', { name: 'Search candidates' }));
    expect(address()).toBe(`/candidates/search?queryTerm=Cook&assignToPositionId=${POSITION}`);
  });

  it('[BOARD-08] says in words that it is active, and nothing while it is not', async () => {
    const first = showMenu();
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(screen.queryByText(/Autodiscard/)).not.toBeInTheDocument();
    first.unmount();
    stored = { ...rule, active: true };
    showMenu();
    expect(await screen.findByText('Autodiscard is active')).toBeInTheDocument();
    const button = screen.getByRole('button', { name: 'Actions: Autodiscard is active' });
    expect(button.querySelector('.on')).not.toHaveClass('paused');
  });

  it('says that it is paused, by the shape of the mark too where there is no room for words', async () => {
    stored = { ...rule, active: true, pause };
    showMenu();
    expect(await screen.findByText('Autodiscard is paused')).toBeInTheDocument();
    const button = screen.getByRole('button', { name: 'Actions: Autodiscard is paused' });
    expect(button.querySelector('.on')).toHaveClass('paused');
  });

  it('is locked on a closed position, and says why', async () => {
    const { user, onAutodiscard } = showMenu({ isLocked: true });
    await user.click(screen.getByRole('button', { name: 'Actions' }));
    expect(screen.getByText('The position is closed')).toBeInTheDocument();
    const entry = screen.getByRole('menuitem', { name: 'Autodiscard' });
    expect(entry).toHaveAttribute('aria-disabled', 'true');
    await user.click(entry);
    expect(onAutodiscard).not.toHaveBeenCalled();
  });

  it('is not there for recruiters of other positions, and is for admins', () => {
    const other = { ...(position as Position), recruiters: [] };
    const first = showMenu({ position: other });
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(sent).toEqual([]);
    first.unmount();
    useSession.setState({
      user: { id: 'a', role: 'AGENCY_ADMIN', permissions: ['autodiscard.manage'] } as never,
    });
    showMenu({ position: other });
    expect(screen.getByRole('button', { name: 'Actions' })).toBeInTheDocument();
  });
});

describe('the strip above the board', () => {
  function showStrip(props: { pendingCount?: number; isLocked?: boolean } = {}) {
    const on = { onRule: jest.fn(), onPending: jest.fn() };
    const view = renderWithProviders(
      <AutodiscardStrip position={position} pendingCount={0} isLocked={false} {...props} {...on} />,
      { messages: { ...en, ...boardEn } },
    );
    return { ...view, ...on };
  }

  it('[BOARD-46] says how many wait, and leads to them', async () => {
    const { user, onPending } = showStrip({ pendingCount: 12 });
    expect(screen.getByText('12 discarded by score wait for you')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Review' }));
    expect(onPending).toHaveBeenCalledTimes(1);
  });

  it('[BOARD-46] is not there while nobody waits', async () => {
    showStrip();
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('[BOARD-53] asks about a rule that is paused', async () => {
    stored = { ...rule, active: true, pause };
    const { user, onRule } = showStrip();
    expect(
      await screen.findByText('Autodiscard is paused: it would have discarded 14 of 30 in the inbox.'),
    ).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Decide' }));
    expect(onRule).toHaveBeenCalledTimes(1);
  });
});

describe('a card that was discarded by score', () => {
  const card = (discardState: BoardApplication['discardState']) =>
    ({
      id: 'a',
      candidate: { id: 'c', firstName: 'Ona', lastName: 'Vila', jobTitle: null, companyName: null },
      source: 'INTERNAL',
      autoRejected: false,
      createdAt: '2026-11-20T10:00:00Z',
      discardState,
      scoring: null,
    }) as unknown as BoardApplication;

  it.each([
    ['PROVISIONAL', 'By score, to be confirmed'],
    ['CONFIRMED', 'By score'],
  ] as const)('[BOARD-50] says in words that it is %s', (state, words) => {
    renderWithProviders(<CardFace application={card(state)} name="Ona" />, {
      messages: { ...en, ...boardEn },
    });
    expect(screen.getByText(words)).toBeInTheDocument();
    expect(screen.getByText('Job portal')).toBeInTheDocument();
  });

  it('says nothing of it otherwise', () => {
    renderWithProviders(<CardFace application={card(null)} name="Ona" />, {
      messages: { ...en, ...boardEn },
    });
    expect(screen.getByText('Job portal')).toBeInTheDocument();
    expect(screen.queryByText(/By score/)).not.toBeInTheDocument();
  });
});
