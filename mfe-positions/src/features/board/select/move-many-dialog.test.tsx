import type { BoardStep } from '@cantera/shared/contracts/pipeline';
import { renderWithProviders } from '@cantera/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { en } from '../../../messages/en.ts';
import { boardEn } from '../../../messages/texts-board-en.ts';
import type { LocatedApplication } from '../model/board-changes.ts';
import MoveManyDialog from './move-many-dialog.tsx';

const STEP = { id: 's2', name: 'Interview', type: 'STEP' } as BoardStep;
const found = ['Ona', 'Pau'].map((firstName) => ({
  application: { id: firstName, candidate: { firstName, lastName: '' } },
  step: { id: 's1' },
})) as unknown as LocatedApplication[];
const preview = (count: number, problemCount = 0) => ({
  count,
  problem_count: problemCount,
  unsend_seconds: 10,
  items: Array.from({ length: count + problemCount }, () => ({
    application_id: null,
    candidate_id: 'c',
    candidate_name: 'Ona',
    reason: 'TRIGGER',
    channel: 'EMAIL',
    subject: 'Next step',
    html: null,
    from: null,
    to: null,
    leaves_at: '2026-11-22T10:00:00.000Z',
    leaves_in_seconds: 10,
    problem: problemCount > 0 ? 'NO_ADDRESS' : null,
  })),
});

function show(answer: Response) {
  const onMove = jest.fn();
  globalThis.fetch = jest.fn(async () => answer);
  const { user } = renderWithProviders(
    <MoveManyDialog found={found} target={STEP} positionId="p1" onMove={onMove} onClose={jest.fn()} />,
    { messages: { ...en, ...boardEn } },
  );
  return { user, onMove };
}

describe('a move of several', () => {
  it('says how many mails leave before it is made, and can be made without them', async () => {
    const { user, onMove } = show(Response.json({ data: preview(2) }));
    expect(
      await screen.findByRole('alertdialog', { name: 'Move 2 candidates to Interview?' }),
    ).toBeInTheDocument();
    expect(screen.getByText(/^2 emails leave/)).toBeInTheDocument();
    expect(onMove).not.toHaveBeenCalled();
    await user.click(screen.getByRole('checkbox', { name: 'Do not send' }));
    await user.click(screen.getByRole('button', { name: 'Move' }));
    expect(onMove).toHaveBeenCalledWith({ sendMessages: false });
  });

  it('is made at once where nothing leaves', async () => {
    const { onMove } = show(Response.json({ data: preview(0) }));
    await waitFor(() => expect(onMove).toHaveBeenCalledWith({}));
    expect(onMove).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  it('asks where a mail cannot be sent', async () => {
    const { onMove } = show(Response.json({ data: preview(0, 1) }));
    expect(await screen.findByText('No message leaves: Ona has no email address')).toBeInTheDocument();
    expect(onMove).not.toHaveBeenCalled();
  });
});
