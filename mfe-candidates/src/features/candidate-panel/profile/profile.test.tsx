import { renderWithProviders } from '@cantera/shared/testing';
import { screen, within } from '@testing-library/react';
import { en } from '../../../messages/en.ts';
import { CvNotice } from './cv-notice.tsx';
import { InlineField } from './inline-field.tsx';
import { Score } from './score.tsx';

const options = { messages: en };

it.each(['NO_TEXT', 'ENCRYPTED', 'BROKEN', 'TOO_LARGE', 'TIMEOUT'] as const)(
  '[PANEL-35] says that the CV was not read: %s',
  (status) => {
    renderWithProviders(<CvNotice status={status} />, options);
    expect(
      screen.getByText('We have not been able to extract the information from the cv.'),
    ).toBeInTheDocument();
  },
);

it('says nothing of a CV that was read', () => {
  renderWithProviders(<CvNotice status="READ" />, options);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

it('[SCORE-06] shows the final score, the positive aspects and the risks', () => {
  const scoringLax = {
    finalScore: 87,
    positiveAspects: ['9 years with Node.js'],
    risks: ['No energy market'],
  };
  renderWithProviders(<Score scoring={{ scoringLax }} />, options);
  expect(screen.getByRole('img', { name: /87/ })).toBeInTheDocument();
  const list = (name: string) => within(screen.getByRole('list', { name }));
  expect(list('Positive aspects').getByText('9 years with Node.js')).toBeInTheDocument();
  expect(list('Risks').getByText('No energy market')).toBeInTheDocument();
});

describe('InlineField', () => {
  it('saves once when Enter is followed by leaving, and nothing when nothing changed', async () => {
    const onSave = jest.fn(() => Promise.resolve());
    const { user } = renderWithProviders(<InlineField label="Email" value="" onSave={onSave} />, options);
    await user.type(screen.getByRole('textbox', { name: 'Email' }), 'a@b.test{Enter}');
    expect(onSave.mock.calls).toEqual([['a@b.test']]);
    await user.clear(screen.getByRole('textbox', { name: 'Email' }));
    await user.tab();
    expect(onSave).toHaveBeenCalledTimes(1);
  });
  it('keeps what was typed after a failure and sends it again on Retry', async () => {
    const onSave = jest.fn(() => Promise.resolve()).mockRejectedValueOnce(new Error('down'));
    const { user } = renderWithProviders(
      <InlineField label="Email" value="old@b.test" onSave={onSave} />,
      options,
    );
    const field = screen.getByRole('textbox', { name: 'Email' });
    await user.clear(field);
    await user.type(field, 'new@b.test');
    await user.tab();
    expect(await screen.findByRole('alert')).toHaveTextContent('“new@b.test” was not saved.');
    expect(field).toHaveValue('old@b.test');
    await user.click(screen.getByRole('button', { name: 'Retry Email' }));
    expect(onSave.mock.calls).toEqual([['new@b.test'], ['new@b.test']]);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
  it('takes the typing back on Escape', async () => {
    const onSave = jest.fn(() => Promise.resolve());
    const { user } = renderWithProviders(
      <InlineField label="Email" value="old@b.test" onSave={onSave} />,
      options,
    );
    await user.type(screen.getByRole('textbox', { name: 'Email' }), 'x{Escape}');
    await user.tab();
    expect(onSave).not.toHaveBeenCalled();
  });
});
