import {
  type Agency,
  appConfig,
  setAppConfig,
  startSession,
  type User,
  useSession,
} from '@cantera/shared/session';
import { renderWithProviders, useBuiltRemotes } from '@cantera/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { en } from '../messages/en.ts';
import { AgencyMenu } from './agency-menu.tsx';

let enabled: boolean;
let asked: string[];
let answer: () => void;

beforeEach(() => {
  enabled = true;
  asked = [];
  // The answer comes when a test lets it.
  const allowed = new Promise<void>((resolve) => {
    answer = resolve;
  });
  globalThis.fetch = jest.fn(async (url) => {
    asked.push(new URL(String(url), 'http://localhost').pathname);
    await allowed;
    return Response.json({ enabled });
  });
  useBuiltRemotes();
});

const draw = (permissions = ['agency.read']) => {
  startSession('t1', { id: 'u1', agencyId: 'a1', permissions } as unknown as User);
  useSession.setState({
    agency: { id: 'a1', name: 'Vela', logoUrl: null, primaryColor: '#000000' } as unknown as Agency,
  });
  return renderWithProviders(<AgencyMenu />, { messages: en });
};
const jobPortal = () => screen.getByRole('menuitem', { name: 'Job portal' });
const NEW_SITE = '/services/workflows/agencies/a1/new-site';

// First, because what was asked for once stays asked for as long as the document lives.
it('[SHELL-81] asks when the menu opens and not before, and leads to the new screen meanwhile', async () => {
  const { user } = draw();
  expect(asked).toEqual([]);
  await user.click(screen.getByRole('button', { name: /Agency menu/ }));
  await waitFor(() => expect(asked).toEqual([NEW_SITE]));
  expect(jobPortal()).toHaveAttribute('href', '/agency/new-job-portal');
  await act(async () => answer());
  expect(jobPortal()).toHaveAttribute('href', '/agency/new-job-portal');
});

it('[SHELL-81] leads to the older screen once the server says that the new one is not on', async () => {
  enabled = false;
  const { user } = draw();
  await user.click(screen.getByRole('button', { name: /Agency menu/ }));
  expect(jobPortal()).toHaveAttribute('href', '/agency/new-job-portal');
  await act(async () => answer());
  await waitFor(() => expect(jobPortal()).toHaveAttribute('href', '/agency/job-portal'));
});

it('[SHELL-78] [SHELL-79] [SHELL-81] has the job portal after the members', async () => {
  const { user } = draw();
  await user.click(screen.getByRole('button', { name: /Agency menu/ }));
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
    'General',
    'Members',
    'Job portal',
    'Multiposting',
    'Templates',
  ]);
});

it('[SHELL-82] has billing for those who may read the agency, and is no menu for others', async () => {
  setAppConfig({ ...appConfig(), links: { billing: 'https://billing.example' } });
  const { user, unmount } = draw();
  await user.click(screen.getByRole('button', { name: /Agency menu/ }));
  expect(screen.getByRole('menuitem', { name: /Billing/ })).toHaveAttribute(
    'href',
    'https://billing.example',
  );
  unmount();
  draw([]);
  expect(screen.getByText('Vela')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Agency menu/ })).not.toBeInTheDocument();
  setAppConfig({ ...appConfig(), links: {} });
});
