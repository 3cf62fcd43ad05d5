import { renderWithProviders } from '@cantera/shared/testing';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { EntryPage } from './entry-page.tsx';

function Forgotten({ brand }: { brand?: string }) {
  const [isSent, setSent] = useState(false);
  const own = brand === undefined ? {} : { brand };
  if (isSent) return <EntryPage {...own} title="Look at your mail" text="It is on its way." />;
  return (
    <EntryPage {...own} title="Forgot your password?">
      <input type="text" hidden readOnly value="ana@example.test" />
      <input aria-label="Email" />
      <button type="button" onClick={() => setSent(true)}>
        Send
      </button>
    </EntryPage>
  );
}
const heading = (name: string) => screen.getByRole('heading', { level: 1, name });

describe('a page before the login', () => {
  it('begins at its first field, and goes on at the heading of what takes the place of the form', async () => {
    const { user } = renderWithProviders(<Forgotten />);
    expect(screen.getByRole('textbox', { name: 'Email' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(heading('Look at your mail')).toHaveFocus();
  });

  it('begins at its heading where there is nothing to fill in', () => {
    renderWithProviders(<EntryPage title="This link does not work any more" />);
    expect(heading('This link does not work any more')).toHaveFocus();
  });

  it('takes the focus from nobody', () => {
    const other = document.body.appendChild(document.createElement('button'));
    other.focus();
    renderWithProviders(<Forgotten />);
    expect(other).toHaveFocus();
    other.remove();
  });

  it('of an agency is read from its top', () => {
    renderWithProviders(<Forgotten brand="Roure" />);
    expect(document.body).toHaveFocus();
  });
});
