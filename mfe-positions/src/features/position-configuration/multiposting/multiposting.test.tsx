import { setAppConfig } from '@cantera/shared/session';
import { screen, waitFor, within } from '@testing-library/react';
import { advert, at, button, freshPortals, line, on, POSITION_ID, show } from './testing/portals.tsx';

beforeEach(freshPortals);

describe('the section', () => {
  it('[MPOST-26] says that there are no portals, with the way to support', async () => {
    setAppConfig({ links: { support: 'https://support.example' } });
    on.items = [];
    show();
    expect(
      await screen.findByText('Multiposting not configured, please contact support.'),
    ).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Contact support' })).toHaveAttribute(
      'href',
      'https://support.example',
    );
  });

  it('[MPOST-27] logs a status that could not be read, says that it is not known, and asks again', async () => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    on.failedReads = true;
    const { user } = show();
    expect(await screen.findByText('Status not known')).toBeInTheDocument();
    expect(logged).toHaveBeenCalledWith(expect.objectContaining({ status: 500 }));
    expect(screen.queryByText(/If the problem persists/)).not.toBeInTheDocument();
    on.failedReads = false;
    await user.click(await button('Retry'));
    expect(await button('Publish')).toBeEnabled();
    logged.mockRestore();
  });

  it('[MPOST-27] keeps the last state while it cannot be read again', async () => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    on.items = [advert(1697, 'InfoJobs', { status: 'PUBLISHED', since: at(10, 42) })];
    const { user } = show();
    await button('Disconnect from InfoJobs');
    on.failedReads = true;
    await user.click(await button('Disconnect from InfoJobs'));
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Disconnect' }),
    );
    await waitFor(() => expect(logged).toHaveBeenCalled());
    expect((await line('InfoJobs')).getByText(/^In the feed since 10:42/)).toBeInTheDocument();
    expect(screen.queryByText(/If the problem persists/)).not.toBeInTheDocument();
    logged.mockRestore();
  });

  it('[MPOST-30] notes that the description tells the salary that its field does not show', async () => {
    const salary = { from: 28_000, to: 34_000, currency: 'EUR', salaryRange: null };
    show({ showSalary: false, salary, jobDescription: '<p>Entre 28.000 y 34.000 euros.</p>' });
    await button('Publish');
    const note = screen.getByRole('note');
    expect(note).toHaveTextContent(
      'The salary field is not shown, but the description names €28,000 to €34,000. Take it out of the description if it must stay confidential.',
    );
    expect(note).not.toHaveTextContent('do not tell the salary');
  });

  it('notes what the law wants told where the adverts do not tell the salary', async () => {
    const { unmount } = show({ showSalary: false });
    await button('Publish');
    expect(screen.getByRole('note')).toHaveTextContent('Directive (EU) 2023/970, article 5');
    expect(screen.getByRole('link', { name: 'Show the salary' })).toHaveAttribute(
      'href',
      `/positions/${POSITION_ID}/details#showSalary`,
    );
    unmount();
    show();
    await button('Publish');
    expect(screen.queryByRole('note')).not.toBeInTheDocument();
  });
});
