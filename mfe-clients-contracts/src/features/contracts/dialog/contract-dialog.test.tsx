import {
  contractForm,
  createContract,
  getContract,
  listContracts,
  updateContract,
} from '@cantera/shared/contracts/staffing-contracts';
import { toast } from '@cantera/shared/design-system';
import { renderWithProviders } from '@cantera/shared/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { createIntl } from 'react-intl';
import {
  answerOf,
  enterWith,
  idOf,
  refusalOf,
  type SentCall,
  startServer,
} from '../../../lib/testing/fake-server.ts';
import { contractsEn } from '../../../messages/texts-contracts-en.ts';
import type { Translate } from '../contract-words.ts';
import { blockedContract, contractOf, RECRUITER } from '../testing/fake-contracts.ts';
import { formOf, NEW_CONTRACT, problemsOf } from './contract-form.ts';
import EditContractDialog from './edit-contract-dialog.tsx';
import NewContractDialog from './new-contract-dialog.tsx';

const intl = createIntl({ locale: 'en', messages: contractsEn });
const t: Translate = (key, values) => String(intl.formatMessage({ id: key }, values));
const CANDIDATES = [
  { id: idOf(2), first_name: 'Laia', last_name: 'Puig Serra', job_title: 'Fornera' },
  { id: idOf(7), first_name: 'Joan', last_name: 'Mas', job_title: null },
];
const PROFILES = {
  [idOf(2)]: { location: { address: 'Girona, Spain' }, educations: [{ degree: 'Grau en forneria' }] },
  [idOf(7)]: { location: null, educations: [] },
};
const others: ReturnType<typeof contractOf>[] = [];

type Answers = Parameters<typeof startServer>[0];
function show(ui: ReactElement, answers: Answers = {}) {
  enterWith(RECRUITER);
  const one = (id: string) => () =>
    Response.json({ data: { ...CANDIDATES.find((candidate) => candidate.id === id), ...PROFILES[id] } });
  const sent = startServer({
    'GET /contracts': () =>
      answerOf(listContracts, { contracts: others, meta: { totalCount: others.length } }),
    'GET /contracts/agreements': () =>
      Response.json({
        data: {
          items: [
            { convenio: 'Comerç de Girona', cat_convenio_id: 'G3', cat_convenio_name: 'Fornera' },
            { convenio: 'Oficines', cat_convenio_id: 'O1', cat_convenio_name: 'Administrativa' },
          ],
        },
      }),
    'GET /api/v1/agency/clients': () =>
      Response.json({ data: { items: [{ id: idOf(3), name: 'Forn Rovira' }], pagination: {} } }),
    'GET /api/v1/candidates/search/simple': () =>
      Response.json({ data: { items: CANDIDATES, pagination: {} } }),
    [`GET /api/v1/candidates/${idOf(2)}`]: one(idOf(2)),
    [`GET /api/v1/candidates/${idOf(7)}`]: one(idOf(7)),
    ...answers,
  });
  return { ...renderWithProviders(ui, { messages: contractsEn }), sent };
}
// By its label: to look for roles and names in a form as long as this one takes a busy machine seconds.
const labelled = (name: string) => new RegExp(`^${name}( \\(optional\\))?\\s*$`);
const field = (name: string) => screen.getByLabelText(labelled(name));
const lateField = (name: string) => screen.findByLabelText(labelled(name));
const fill = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });

async function choose(name: string, option: string) {
  const box = await lateField(name);
  fireEvent.mouseDown(box);
  const found = await waitFor(() => {
    const element = [...document.querySelectorAll('.ant-select-item-option')].find((one) =>
      one.textContent?.startsWith(option),
    );
    if (!element) throw new Error(`${option} is not offered`);
    return element;
  });
  fireEvent.click(found);
}
async function pickDay(name: string, day: string) {
  const input = await lateField(name);
  fireEvent.mouseDown(input);
  fireEvent.change(input, { target: { value: day } });
  fireEvent.keyDown(input, { key: 'Enter', code: 'Enter', keyCode: 13 });
}
/** Everything that a contract needs. */
async function complete() {
  await choose('Candidate', 'Laia');
  await waitFor(() => expect(field('First name')).toHaveValue('Laia'));
  await choose('Client', 'Forn');
  fill('NIF', '12345678Z');
  await pickDay('Start', '01-03-2025');
  await pickDay('Seniority date', '15-09-2023');
}
const save = () => fireEvent.click(screen.getByText('Save'));
/** Of dialogs of other tests. */
const usedKeys: (string | null)[] = [];
const SUPPORT = /If the problem persists/;
const made = (sent: readonly SentCall[], path = 'POST /contracts') =>
  sent.filter((call) => call.path === path);

beforeEach(() => {
  others.length = 0;
  toast.dismiss();
});
afterEach(() => jest.restoreAllMocks());

describe('a new contract', () => {
  it('[CON-23] [CON-31] [CON-33] [CONST-28] is titled, and begins with 40 hours, a rate of 0 and Spain', async () => {
    show(<NewContractDialog onClose={() => undefined} />);
    expect(screen.getByRole('dialog', { name: 'New contract' })).toBeInTheDocument();
    expect(field('Weekly hours')).toHaveValue('40');
    expect(field('Rate')).toHaveValue('0');
    expect(await screen.findByText('Spain')).toBeInTheDocument();
  });

  it('[CON-25] [CON-26] [CON-27] [CON-28] says at each field what is missing, and sends nothing', async () => {
    const { sent } = show(<NewContractDialog onClose={() => undefined} />);
    await lateField('Candidate');
    save();
    for (const name of ['Candidate', 'Client', 'First name', 'Last name', 'NIF', 'Location', 'Start'])
      expect(await screen.findByText(`${name} is required`)).toBeInTheDocument();
    expect(screen.getByText('Seniority date is required')).toBeInTheDocument();
    expect(made(sent)).toHaveLength(0);
  });

  it('[CON-36] [CON-37] [CON-38] [CONST-132] is sent whole, with days as year-month-day, and told', async () => {
    const onClose = jest.fn();
    const { sent } = show(<NewContractDialog onClose={onClose} />, {
      'POST /contracts': () => answerOf(createContract, { contract: contractOf() }, 201),
    });
    await complete();
    fill('Rate', '25.5');
    save();
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(made(sent)[0]?.body).toEqual({
      contract: {
        ...{ candidate_id: idOf(2), client_id: idOf(3), first_name: 'Laia', last_name: 'Puig Serra' },
        ...{ location: 'Girona, Spain', nif: '12345678Z', pais_nif: 'ES', seg_soc: '', tarifa: 25.5 },
        ...{ convenio: '', cat_convenio_id: '', cat_convenio_name: '', puesto: '' },
        ...{ titulacion: 'Grau en forneria', birth: null, genero: null, work_hours: 40 },
        ...{ alta: '2025-03-01', antiguedad: '2023-09-15', baja: null, comments: '' },
      },
    });
    expect(await screen.findByText('Contract created')).toBeInTheDocument();
    expect(screen.getByText('Contract created successfully')).toBeInTheDocument();
  });

  it('[CON-41] keeps what was typed when the save fails, and sends the next try under the same key', async () => {
    let tries = 0;
    const onClose = jest.fn();
    const { sent } = show(<NewContractDialog onClose={onClose} />, {
      'POST /contracts': () => {
        tries += 1;
        // The client tries twice itself.
        return tries <= 2
          ? refusalOf(500, 'INTERNAL')
          : answerOf(createContract, { contract: contractOf() }, 201);
      },
    });
    await complete();
    save();
    expect(await screen.findByText(SUPPORT)).toBeInTheDocument();
    expect(field('NIF')).toHaveValue('12345678Z');
    expect(onClose).not.toHaveBeenCalled();
    save();
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    const keys = made(sent).map(({ headers }) => headers.get('idempotency-key'));
    expect(keys).toHaveLength(3);
    expect(new Set(keys).size).toBe(1);
    usedKeys.push(...keys);
    expect(keys[0]).toMatch(/^[\da-f-]{36}$/);
  });

  it('is sent once by two presses, under a key that no dialog had before', async () => {
    const answers = { 'POST /contracts': () => answerOf(createContract, { contract: contractOf() }, 201) };
    const onClose = jest.fn();
    const { sent } = show(<NewContractDialog onClose={onClose} />, answers);
    await complete();
    save();
    save();
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(made(sent)).toHaveLength(1);
    expect(usedKeys).not.toContain(made(sent)[0]?.headers.get('idempotency-key'));
  });

  it('keeps what was typed when the first try was saved, leads to it, and changes it by a further save', async () => {
    const onClose = jest.fn();
    const reused = {
      code: 'IDEMPOTENCY_KEY_REUSED',
      message: '',
      request_id: 'r',
      details: { made_id: idOf(1) },
    };
    const stored = contractOf({ version: 3 });
    const { sent } = show(<NewContractDialog onClose={onClose} />, {
      'POST /contracts': () => Response.json({ error: reused }, { status: 409 }),
      [`GET /contracts/${idOf(1)}`]: () => answerOf(getContract, { contract: stored }),
      [`PATCH /contracts/${idOf(1)}`]: () => answerOf(updateContract, { contract: stored }),
    });
    await complete();
    fill('Position', 'Mestra de forn');
    save();
    expect(await screen.findByText('This contract was already created')).toBeInTheDocument();
    expect(screen.getByText('Open the contract')).toHaveAttribute('href', `/contracts/${idOf(1)}`);
    expect(onClose).not.toHaveBeenCalled();
    expect(field('Position')).toHaveValue('Mestra de forn');
    save();
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(made(sent)).toHaveLength(1);
    expect(made(sent, `PATCH /contracts/${idOf(1)}`)[0]?.body.contract).toMatchObject({
      ...{ puesto: 'Mestra de forn', version: 3 },
    });
  });

  it('puts a refusal of the server at its field', async () => {
    show(<NewContractDialog onClose={() => undefined} />, {
      'POST /contracts': () => refusalOf(400, 'VALIDATION', { 'contract.nif': 'too_long' }),
    });
    await complete();
    save();
    await waitFor(() => expect(field('NIF')).toHaveAttribute('aria-invalid', 'true'));
    expect(screen.queryByText(SUPPORT)).not.toBeInTheDocument();
  });

  it('fills from the candidate what nobody typed, and takes it back with another candidate', async () => {
    show(<NewContractDialog onClose={() => undefined} />);
    fill('Last name', 'Puig i Serra');
    await choose('Candidate', 'Laia');
    await waitFor(() => expect(field('First name')).toHaveValue('Laia'));
    expect(field('Last name')).toHaveValue('Puig i Serra');
    expect(field('Location')).toHaveValue('Girona, Spain');
    expect(field('Education')).toHaveValue('Grau en forneria');
    await choose('Candidate', 'Joan');
    await waitFor(() => expect(field('First name')).toHaveValue('Joan'));
    expect(field('Last name')).toHaveValue('Puig i Serra');
    expect(field('Location')).toHaveValue('');
    expect(field('Education')).toHaveValue('');
  });

  it('says that the person has a contract with the client in these days, which can be saved all the same', async () => {
    others.push(contractOf({ id: idOf(6), alta: '2025-01-01', baja: '2025-03-01' }));
    const onClose = jest.fn();
    const { sent } = show(<NewContractDialog onClose={onClose} />, {
      'POST /contracts': () => answerOf(createContract, { contract: contractOf() }, 201),
    });
    await complete();
    expect(
      await screen.findByText(/already has a contract.*01\/01\/2025 – 01\/03\/2025/),
    ).toBeInTheDocument();
    expect(Object.fromEntries(sent.find(({ path }) => path === 'GET /contracts')?.query ?? [])).toMatchObject(
      {
        candidate_id: idOf(2),
        client_id: idOf(3),
      },
    );
    await pickDay('Start', '02-03-2025');
    await waitFor(() => expect(screen.queryByText(/already has a contract/)).not.toBeInTheDocument());
    await pickDay('Start', '01-03-2025');
    save();
    await waitFor(() => expect(onClose).toHaveBeenCalled());
  });

  it.each([
    ['12345678A', /it should be 12345678Z/],
    ['X1234567A', /it should be X1234567L/],
    ['ABC', /does not look like a Spanish number/],
    ['12345678Z', undefined],
  ])('warns once %s was typed, and refuses none', async (nif, warning) => {
    show(<NewContractDialog onClose={() => undefined} />);
    await screen.findByText('Spain');
    fill('NIF', nif);
    expect(screen.queryByText(/Spanish number|it should be/)).not.toBeInTheDocument();
    fireEvent.blur(field('NIF'));
    if (warning) expect(await screen.findByText(warning)).toBeInTheDocument();
    else expect(screen.queryByText(/Spanish number|it should be/)).not.toBeInTheDocument();
    expect(contractForm.safeParse({ ...formOf(contractOf()), nif }).success).toBe(true);
  });

  it('says nothing about a number of another country', async () => {
    show(
      <EditContractDialog contract={contractOf({ nif: 'ABC', paisNif: 'FR' })} onClose={() => undefined} />,
    );
    await screen.findByText('France');
    expect(screen.queryByText(/Spanish number/)).not.toBeInTheDocument();
  });

  it('suggests agreements and their categories, and gives the code of a category that has one', async () => {
    show(<NewContractDialog onClose={() => undefined} />);
    const offered = (name: string) => {
      const list = field(name).getAttribute('list') ?? '';
      return [...(document.getElementById(list)?.querySelectorAll('option') ?? [])].map(({ value }) => value);
    };
    await waitFor(() => expect(offered('Agreement')).toEqual(['Comerç de Girona', 'Oficines']));
    expect(offered('Category')).toEqual(['Fornera', 'Administrativa']);
    fireEvent.change(field('Agreement'), { target: { value: 'Oficines' } });
    await waitFor(() => expect(offered('Category')).toEqual(['Administrativa']));
    fireEvent.change(field('Category'), { target: { value: 'Administrativa' } });
    await waitFor(() => expect(field('Category code')).toHaveValue('O1'));
  });
});

describe('what the form refuses', () => {
  const problems = (change: object) =>
    Object.fromEntries(problemsOf({ ...formOf(contractOf()), ...change }, t));
  const isTaken = (change: object) =>
    contractForm.safeParse({ ...formOf(contractOf()), ...change }).success &&
    problemsOf({ ...formOf(contractOf()), ...change }, t).size === 0;

  it('[CON-29] [CON-34] nothing where a NIF, a location, a start and a seniority should be', () => {
    const empty = { nif: ' ', location: '', alta: '', antiguedad: '' };
    expect(problems(empty)).toEqual({
      nif: 'NIF is required',
      location: 'Location is required',
      alta: 'Start is required',
      antiguedad: 'Seniority date is required',
    });
  });

  it('[CON-30] [CON-32] [CONST-28] [CONST-29] hours and rates out of their limits or between their steps', () => {
    for (const workHours of [0, 0.5, 37.5, 40])
      expect([workHours, isTaken({ workHours })]).toEqual([workHours, true]);
    for (const workHours of [-0.5, 40.5, 37.25, null, Number.NaN])
      expect([workHours, isTaken({ workHours })]).toEqual([workHours, false]);
    for (const tarifa of [0, 0.01, 25.1, 1234.56])
      expect([tarifa, isTaken({ tarifa })]).toEqual([tarifa, true]);
    for (const tarifa of [-0.01, 25.555, null, Number.NaN])
      expect([tarifa, isTaken({ tarifa })]).toEqual([tarifa, false]);
    expect(problems({ workHours: 37.25, tarifa: 25.555 })).toEqual({
      workHours: 'Enter whole or half hours',
      tarifa: 'Enter an amount with two decimals at most',
    });
  });

  it('[CON-35] nothing else is asked for', () => {
    const optional = {
      paisNif: null,
      segSoc: '',
      convenio: '',
      catConvenioId: '',
      catConvenioName: '',
      puesto: '',
    };
    const others = { titulacion: '', birth: null, genero: null, baja: null, comments: '' };
    expect(isTaken({ ...optional, ...others })).toBe(true);
    expect(Object.keys(problems(NEW_CONTRACT))).not.toContain('baja');
  });

  it('[SHELL-146] a text that is no date, and nothing about an order that it has none of', () => {
    for (const day of ['alta', 'antiguedad', 'baja', 'birth']) {
      expect(isTaken({ [day]: '?12/2026' })).toBe(false);
      expect(problems({ [day]: '?12/2026' })).toEqual({});
    }
  });

  it('an end before the start', () => {
    expect(problems({ baja: '2024-02-29' })).toEqual({ baja: 'The end must not come before the start' });
    expect(isTaken({ baja: '2024-03-01' })).toBe(true);
  });
});

describe('an edited contract', () => {
  const PATCH = `PATCH /contracts/${idOf(1)}`;
  const open = (answers: Answers, onClose = jest.fn()) => ({
    onClose,
    ...show(<EditContractDialog contract={contractOf()} onClose={onClose} />, answers),
  });

  it('[CON-24] [CON-39] [CON-40] [CONST-132] is prefilled, sent with its version, and told', async () => {
    const { sent, onClose } = open({
      [PATCH]: () => answerOf(updateContract, { contract: contractOf({ version: 5 }) }),
    });
    expect(screen.getByRole('dialog', { name: 'Edit contract' })).toBeInTheDocument();
    expect(field('NIF')).toHaveValue('12345678Z');
    expect(field('Rate')).toHaveValue('25.5');
    expect(await lateField('Start')).toHaveValue('01-03-2024');
    expect(await screen.findByText(/^Laia Puig Serra/)).toBeInTheDocument();
    fill('Position', 'Mestra de forn');
    save();
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(made(sent, PATCH)[0]?.body.contract).toMatchObject({
      ...{
        puesto: 'Mestra de forn',
        version: 4,
        candidate_id: idOf(2),
        alta: '2024-03-01',
        genero: 'FEMALE',
      },
    });
    expect(await screen.findByText('Contract updated')).toBeInTheDocument();
    expect(screen.getByText('Contract updated successfully')).toBeInTheDocument();
  });

  it('does not take itself for another contract of the same days', async () => {
    others.push(contractOf(), contractOf({ id: idOf(6), alta: '2024-12-31', baja: null }));
    const { sent } = open({});
    expect(await screen.findByText(/already has a contract/)).toHaveTextContent('31/12/2024 – no end date');
    expect(screen.getByText(/already has a contract/)).not.toHaveTextContent('01/03/2024');
    expect(made(sent, 'GET /contracts')).toHaveLength(1);
  });

  it('keeps its names when it is opened, though the profile has others', async () => {
    const { sent } = open({});
    expect(await screen.findByText(/^Laia Puig Serra/)).toBeInTheDocument();
    expect(field('Location')).toHaveValue('Girona');
    expect(made(sent, `GET /api/v1/candidates/${idOf(2)}`)).toHaveLength(0);
  });

  it('has its own names again once the stored candidate is chosen again after another', async () => {
    const { sent, onClose } = open({ [PATCH]: () => answerOf(updateContract, { contract: contractOf() }) });
    await choose('Candidate', 'Joan');
    await waitFor(() => expect(field('First name')).toHaveValue('Joan'));
    expect(field('Last name')).toHaveValue('Mas');
    fill('Location', 'Olot');
    await choose('Candidate', 'Laia');
    await waitFor(() => expect(field('First name')).toHaveValue('Laia'));
    expect(field('Last name')).toHaveValue('Puig Serra');
    expect(field('Location')).toHaveValue('Olot');
    await choose('Candidate', 'Joan');
    await waitFor(() => expect(field('First name')).toHaveValue('Joan'));
    await choose('Candidate', 'Laia');
    await waitFor(() => expect(field('First name')).toHaveValue('Laia'));
    save();
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(made(sent, PATCH)[0]?.body.contract).toMatchObject({
      ...{ candidate_id: idOf(2), first_name: 'Laia', last_name: 'Puig Serra', location: 'Olot' },
    });
  });

  it('asks when somebody else saved meanwhile, and overwrites only then', async () => {
    const { sent, onClose } = open({
      [PATCH]: ({ body }) =>
        body.contract.version === 4
          ? Response.json(
              {
                error: {
                  code: 'CONTRACT_CHANGED',
                  message: '',
                  request_id: 'r',
                  details: { version: 5 },
                },
              },
              { status: 409 },
            )
          : answerOf(updateContract, { contract: contractOf({ version: 6 }) }),
    });
    fill('Position', 'Mestra de forn');
    save();
    fireEvent.click(await screen.findByRole('button', { name: 'Keep mine' }));
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(made(sent, PATCH).at(-1)?.body.contract).not.toHaveProperty('version');
  });

  it('says that it is blocked when its person was deleted meanwhile', async () => {
    const blocked = { ...blockedContract(), id: idOf(1) };
    const { onClose } = open({
      [PATCH]: () => refusalOf(409, 'CONTRACT_BLOCKED'),
      [`GET /contracts/${idOf(1)}`]: () => answerOf(updateContract, { contract: blocked }),
    });
    fill('Position', 'Mestra de forn');
    save();
    expect(await screen.findByText('This contract is blocked')).toBeInTheDocument();
    expect(onClose).toHaveBeenCalled();
    await act(async () => undefined);
  });
});
