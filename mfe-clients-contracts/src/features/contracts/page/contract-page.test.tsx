import { useRefresh } from '@cantera/shared/api-client';
import { getContract, openContract } from '@cantera/shared/contracts/staffing-contracts';
import { toast } from '@cantera/shared/design-system';
import { renderWithProviders } from '@cantera/shared/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  answerOf,
  enterWith,
  idOf,
  loadInputs,
  refusalOf,
  startServer,
} from '../../../lib/testing/fake-server.ts';
import { contractsEn } from '../../../messages/texts-contracts-en.ts';
import { ADMIN, blockedContract, contractOf, RECRUITER } from '../testing/fake-contracts.ts';
import { Component } from './contract-page.tsx';

type Answers = Parameters<typeof startServer>[0];
function show(answers: Answers, permissions = RECRUITER, id = idOf(1)) {
  enterWith(permissions);
  const sent = startServer(answers);
  const options = { route: `/contracts/${id}`, path: '/contracts/:contract', messages: contractsEn };
  return { ...renderWithProviders(<Component />, options), sent };
}
const GET = `GET /contracts/${idOf(1)}`;
const whole = { [GET]: () => answerOf(getContract, { contract: contractOf() }) };
const BLOCKED = blockedContract();
const blocked = {
  [`GET /contracts/${BLOCKED.id}`]: () => answerOf(getContract, { contract: BLOCKED }),
};
/** The page without the sheet, which says the same. */
const main = () =>
  [...document.querySelectorAll<HTMLElement>('body > div')].find(
    (one) => one.childElementCount > 0 && one.dataset.sheet === undefined,
  ) ?? document.body;
const sheet = () => document.querySelector('[data-sheet="contract"]');
const part = (name: string) => within(within(main()).getByRole('region', { name }));
const pairs = (name: string) => {
  const terms = part(name).getAllByRole('term');
  const values = part(name).getAllByRole('definition');
  return Object.fromEntries(terms.map((term, index) => [term.textContent, values[index]?.textContent]));
};

beforeAll(() => loadInputs(<Component />));
afterEach(() => {
  toast.dismiss();
  jest.restoreAllMocks();
});

describe('the page of a contract', () => {
  it('[CON-45] [CON-46] is to read: name, id and day of creation, and no field', async () => {
    show(whole);
    expect(await within(main()).findByRole('heading', { level: 1 })).toHaveTextContent('Laia Puig Serra');
    expect(screen.getByText(`${idOf(1)} · Created on 20/02/2024`)).toBeInTheDocument();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    expect(document.title).toBe('Laia Puig Serra — Cantera');
  });

  it('[CON-47] [CON-52] shows rate, agreement, category and weekly hours', async () => {
    show(whole);
    await within(main()).findByRole('heading', { level: 1 });
    expect(pairs('Terms')).toEqual({
      Rate: '€25.50/h',
      Agreement: 'Comerç de Girona',
      Category: 'Fornera · G3',
      'Weekly hours': '37.5 h a week',
    });
  });

  it('[CON-48] [CON-49] shows the person, the client, the position, the education and the comments', async () => {
    show(whole);
    await within(main()).findByRole('heading', { level: 1 });
    expect(pairs('Personal information')).toEqual({
      ...{ 'First name': 'Laia', 'Last name': 'Puig Serra', NIF: '12345678Z', 'ID country': 'Spain' },
      ...{
        'Social security': '081234567840',
        Address: 'Girona',
        'Birth date': '28/02/1990',
        Gender: 'Woman',
      },
    });
    expect(pairs('Job')).toEqual({
      Client: 'Forn Rovira Forn Rovira, S.L.',
      Position: 'Cap de forn',
      Education: 'Grau en forneria',
      Comments: 'Torn de nit.',
    });
  });

  it('[CON-50] [CON-51] [CON-53] shows the period and the important dates as papers of Spain do', async () => {
    show(whole);
    await within(main()).findByRole('heading', { level: 1 });
    expect(part('Period').getByText('01/03/2024 – 31/12/2024')).toBeInTheDocument();
    expect(pairs('Important dates')).toEqual({
      Start: '01/03/2024',
      End: '31/12/2024',
      'Seniority date': '15/09/2023',
    });
  });

  it('[CON-43] shows no status', async () => {
    show(whole);
    await within(main()).findByRole('heading', { level: 1 });
    expect(within(main()).queryByText(/status/i)).not.toBeInTheDocument();
    expect(within(main()).queryByText(/active/i)).not.toBeInTheDocument();
  });

  it('has a dash for what is not known', async () => {
    const contract = contractOf({ tarifa: null, convenio: null, baja: null, birth: null });
    show({ [GET]: () => answerOf(getContract, { contract }) });
    await within(main()).findByRole('heading', { level: 1 });
    expect(pairs('Terms')).toMatchObject({ Rate: '–', Agreement: '–' });
    expect(pairs('Personal information')).toMatchObject({ 'Birth date': '–' });
    expect(part('Period').getByText('01/03/2024 – no end date')).toBeInTheDocument();
  });

  it('leads to the candidate, and edits for who may', async () => {
    const { user, address } = show(whole);
    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    expect(await screen.findByRole('dialog', { name: 'Edit contract' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(screen.getByRole('button', { name: 'Open candidate' }));
    expect(address()).toBe(`/candidates/${idOf(2)}`);
  });

  it('leaves the dialog when the contract is blocked meanwhile, and says why', async () => {
    let contract = contractOf();
    let refresh: ReturnType<typeof useRefresh> = async () => undefined;
    function Heard() {
      refresh = useRefresh();
      return null;
    }
    enterWith(RECRUITER);
    startServer({ [GET]: () => answerOf(getContract, { contract }) });
    const ui = (
      <>
        <Heard />
        <Component />
      </>
    );
    const options = { route: `/contracts/${idOf(1)}`, path: '/contracts/:contract', messages: contractsEn };
    const { user } = renderWithProviders(ui, options);
    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    expect(await screen.findByLabelText(/^Position/)).toBeInTheDocument();
    contract = { ...BLOCKED, id: idOf(1) };
    await act(() => refresh(getContract));
    expect(await screen.findByText('This contract is blocked')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByLabelText(/^Position/)).not.toBeInTheDocument());
  });

  it('offers no change to who may only read', async () => {
    show(whole, ['contracts.read']);
    await within(main()).findByRole('heading', { level: 1 });
    expect(screen.queryByRole('button', { name: 'Edit' })).not.toBeInTheDocument();
  });

  it('prints a sheet of everything, which goes with the page', async () => {
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
    const { user, unmount } = show(whole);
    await user.click(await screen.findByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledTimes(1);
    for (const text of [
      'Laia Puig Serra',
      'Forn Rovira, S.L.',
      '12345678Z',
      '€25.50/h',
      '15/09/2023',
      idOf(1),
    ])
      expect(sheet()).toHaveTextContent(text);
    unmount();
    expect(sheet()).toBeNull();
  });

  it.each([404, 400])('says of an address that leads to none (%s) that it does not exist', async (status) => {
    show({ [GET]: () => refusalOf(status, 'NOT_FOUND') });
    expect(await screen.findByRole('heading', { name: 'This contract does not exist' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'All contracts' })).toHaveAttribute('href', '/contracts');
  });

  it('tells who may not read it, and offers Retry when it could not be read', async () => {
    const { unmount } = show({ [GET]: () => refusalOf(403, 'NOT_ENABLED') });
    expect(await screen.findByText('You do not have access to this')).toBeInTheDocument();
    unmount();
    const answers: Answers[] = [{ [GET]: () => refusalOf(500, 'INTERNAL') }, whole];
    const { user } = show({ [GET]: (call) => (answers[0]?.[GET] ?? whole[GET])?.(call) ?? Response.error() });
    expect(
      await screen.findByRole('heading', { name: 'The contract could not be loaded' }),
    ).toBeInTheDocument();
    answers.shift();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await within(main()).findByText('Cap de forn')).toBeInTheDocument();
  });
});

describe('the page of a blocked contract', () => {
  const OPEN = `POST /contracts/${BLOCKED.id}/open`;
  const opening = {
    id: idOf(11),
    openedBy: { id: idOf(9), firstName: 'Ana', lastName: 'Roca', email: 'a@example.test', imageUrl: null },
    reason: 'Requeriment 17/2025',
    openedAt: '2025-02-01T10:00:00Z',
  };

  it('shows that it is blocked, the client and the period, and nothing to print', async () => {
    show(blocked, RECRUITER, BLOCKED.id);
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Blocked contract with Forn Rovira' }),
    ).toBeInTheDocument();
    expect(pairs('Blocked')).toEqual({ Client: 'Forn Rovira', Period: '01/03/2024 – 31/12/2024' });
    expect(screen.getByText('Only an administrator can open it.')).toBeInTheDocument();
    for (const name of ['Open with a reason', 'Print', 'Edit', 'Open candidate'])
      expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
    expect(sheet()).toBeNull();
  });

  it('opens for an administrator who gives a reason, which is sent before anything shows', async () => {
    const { user, sent, unmount } = show(
      {
        ...blocked,
        [OPEN]: () =>
          answerOf(openContract, { contract: contractOf({ id: BLOCKED.id }), openings: [opening] }),
      },
      ADMIN,
      BLOCKED.id,
    );
    await user.click(await screen.findByRole('button', { name: 'Open with a reason' }));
    await screen.findByRole('dialog', { name: 'Open blocked contract' });
    await user.click(screen.getByRole('button', { name: 'Open' }));
    await waitFor(() => expect(screen.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true'));
    expect(sent.filter(({ path }) => path === OPEN)).toHaveLength(0);
    fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Requeriment 17/2025' } });
    expect(screen.queryByText('12345678Z')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Open' }));
    await waitFor(() => expect(pairs('Personal information')).toMatchObject({ NIF: '12345678Z' }));
    expect(sent.filter(({ path }) => path === OPEN).map(({ body }) => body)).toEqual([
      { reason: 'Requeriment 17/2025' },
    ]);
    expect(part('Openings of these papers').getByText(/^Ana Roca, /)).toBeInTheDocument();
    expect(sheet()).toHaveTextContent('12345678Z');
    unmount();
    show(blocked, ADMIN, BLOCKED.id);
    expect(await screen.findByRole('button', { name: 'Open with a reason' })).toBeInTheDocument();
    expect(screen.queryByText('12345678Z')).not.toBeInTheDocument();
  });

  it('keeps the reason when it could not be opened', async () => {
    const { user } = show({ ...blocked, [OPEN]: () => refusalOf(500, 'INTERNAL') }, ADMIN, BLOCKED.id);
    await user.click(await screen.findByRole('button', { name: 'Open with a reason' }));
    fireEvent.change(await screen.findByRole('textbox'), { target: { value: 'Requeriment 17/2025' } });
    await user.click(screen.getByRole('button', { name: 'Open' }));
    expect(await screen.findByText(/If the problem persists/)).toBeInTheDocument();
    expect(screen.getByRole('textbox')).toHaveValue('Requeriment 17/2025');
  });

  it('says when it is deleted: after its end, else after it was blocked', async () => {
    const endless = { ...BLOCKED, baja: null };
    show(
      { [`GET /contracts/${BLOCKED.id}`]: () => answerOf(getContract, { contract: endless }) },
      ADMIN,
      BLOCKED.id,
    );
    expect(await screen.findByText(/6 years after they were blocked/)).toBeInTheDocument();
    await act(async () => undefined);
  });
});
