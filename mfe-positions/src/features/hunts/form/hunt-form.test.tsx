import { screen, waitFor, within } from '@testing-library/react';
import { clauseOf, FakeHunts, HUNT, idOf, POSITION, refusal } from '../testing/fake-hunts.ts';
import { openHunts, openTab } from '../testing/open-hunts.tsx';

let server: FakeHunts;
beforeEach(() => {
  server = new FakeHunts();
  server.start();
});

const BASE = '/api/v1/talent-pool';
const dialog = () => screen.findByRole('dialog', { name: 'New hunt' });
const field = (name: string | RegExp) => screen.findByRole('textbox', { name });
const create = () => screen.findByRole('button', { name: 'Create' });
const previews = () => server.posted('/preview').map(({ body }) => body);
const created = () => server.sent.filter(({ method, path }) => method === 'POST' && path === BASE);
const openForm = () => openTab('?create=true');
const lookedFor = async () => within(await screen.findByRole('region', { name: 'What is looked for' }));

describe('the form of a new hunt', () => {
  it('[HUNT-37] [HUNT-38] asks for position, name, indications and precision, lax to begin with', async () => {
    await openHunts('?create=true');
    expect(await dialog()).toBeInTheDocument();
    expect(await screen.findByRole('combobox', { name: 'Position' })).toBeInTheDocument();
    expect(await field('Name')).toHaveValue('');
    expect(await field(/^Indications/)).toHaveValue('');
    expect(
      screen.getAllByRole('radio').map((radio) => radio.parentElement?.textContent?.slice(0, 12)),
    ).toEqual(['LaxAt least ', 'PreciseAt le', 'Very precise']);
    expect(screen.getByRole('radio', { name: 'Lax' })).toBeChecked();
  });

  it('[HUNT-39] offers open positions alone', async () => {
    await openHunts('?create=true');
    expect(await dialog()).toBeInTheDocument();
    await waitFor(() =>
      expect(
        server.asked.some((one) => one.startsWith('/api/v1/agency/jobs?') && one.includes('status=OPEN')),
      ).toBe(true),
    );
  });

  it('[HUNT-40] [HUNT-41] [HUNT-42] says at each field what is missing, and sends nothing', async () => {
    const { user } = await openHunts('?create=true');
    await user.click(await create());
    await waitFor(() => expect(screen.getAllByText('Fill in this field.')).toHaveLength(3));
    expect(created()).toEqual([]);
  });

  it('[HUNT-94] says at the field when the indications are too long, and cuts, reads and sends none of them', async () => {
    const { user } = await openForm();
    await user.type(await field('Name'), 'Winter');
    const words = await field(/^Indications/);
    expect(await screen.findByText('7 people fit now')).toBeInTheDocument();
    await user.click(words);
    await user.paste(`${'x'.repeat(4000)}yz`);
    expect(words).toHaveValue(`${'x'.repeat(4000)}yz`);
    expect(words).toHaveAccessibleDescription(/Enter 4,000 characters or fewer\./);
    expect(words).toBeInvalid();
    // What was counted is of other words.
    await waitFor(() => expect(screen.queryByText('7 people fit now')).not.toBeInTheDocument());
    await user.click(await create());
    await waitFor(() => expect(words).toHaveFocus());
    expect(created()).toEqual([]);
    await user.keyboard('{End}{Backspace}{Backspace}');
    await waitFor(() => expect(words).toBeValid());
    await waitFor(() => expect(previews().at(-1)?.indications).toHaveLength(4000));
    expect(previews().every(({ indications }) => String(indications).length <= 4000)).toBe(true);
    expect(screen.queryByText('Enter 4,000 characters or fewer.')).not.toBeInTheDocument();
    expect(await screen.findByText('7 people fit now')).toBeInTheDocument();
  });

  it('[HUNT-44] [HUNT-45] sends what was asked for and opens the hunt, which waits', async () => {
    server.hunt = { status: 'SEARCHING' };
    const { user, address } = await openForm();
    await user.type(await field('Name'), 'Winter');
    await user.type(await field(/^Indications/), 'Cooks who know rice');
    await user.click(screen.getByRole('radio', { name: 'Precise' }));
    await user.click(await create());
    await waitFor(() => expect(created()).toHaveLength(1));
    expect(created()[0]?.body).toEqual({
      name: 'Winter',
      description: 'Cooks who know rice',
      precision: 1,
      job_id: POSITION,
      client_id: idOf(5),
    });
    expect(await screen.findByText('Ready in one to two hours')).toBeInTheDocument();
    expect(address()).toBe(`/positions/${POSITION}/talent-pools?talentPoolId=${HUNT}`);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('shows what will be looked for, read again once typing has paused', async () => {
    const { user } = await openForm();
    const part = await lookedFor();
    expect(await part.findByText('Paella')).toBeInTheDocument();
    expect(part.getByText('7 people fit now')).toBeInTheDocument();
    server.clauses = [clauseOf('c2', 'Sushi')];
    await user.type(await field(/^Indications/), 'sushi');
    expect(await part.findByText('Sushi')).toBeInTheDocument();
    expect(previews().map(({ indications }) => indications)).toEqual(['', 'sushi']);
  });

  it('says how many people were counted while the index is being built, and counts again', async () => {
    server.preview = { building: { done: 1200, total: 5000 } };
    await openForm();
    const part = await lookedFor();
    expect(await part.findByText(/1,200 of 5,000 candidates are counted so far/)).toBeInTheDocument();
    server.preview = { people: 9 };
    expect(await part.findByText('9 people fit now')).toBeInTheDocument();
    expect(part.queryByText(/counted so far/)).not.toBeInTheDocument();
  });

  it('takes conditions away before the start, and reads them again on demand', async () => {
    server.clauses = [clauseOf('c1', 'Paella'), clauseOf('c2', 'Sushi')];
    const { user } = await openForm();
    const part = await lookedFor();
    await user.click(await part.findByRole('button', { name: 'Remove Sushi' }));
    await waitFor(() => expect(part.queryByText('Sushi')).not.toBeInTheDocument());
    await waitFor(() => expect(previews().at(-1).clauses).toHaveLength(1));
    await user.type(await field('Name'), 'Winter');
    await user.type(await field(/^Indications/), 'rice');
    await user.click(await create());
    await waitFor(() => expect(created()).toHaveLength(1));
    expect(created()[0]?.body.clauses.map(({ id }: { id: string }) => id)).toEqual(['c1']);
  });

  it('reads the conditions again', async () => {
    server.clauses = [clauseOf('c1', 'Paella'), clauseOf('c2', 'Sushi')];
    const { user } = await openForm();
    const part = await lookedFor();
    await user.click(await part.findByRole('button', { name: 'Remove Sushi' }));
    await user.click(await part.findByRole('button', { name: 'Read them again' }));
    expect(await part.findByText('Sushi')).toBeInTheDocument();
    await waitFor(() =>
      expect(part.queryByRole('button', { name: 'Read them again' })).not.toBeInTheDocument(),
    );
  });

  it('a condition is added with Enter, and the hunt is not created by it', async () => {
    const { user } = await openForm();
    const part = await lookedFor();
    await user.click(await part.findByRole('button', { name: 'Add' }));
    await user.type(await part.findByRole('textbox', { name: 'Alternative 1' }), 'Tapas{Enter}');
    expect(await part.findByText('Tapas')).toBeInTheDocument();
    expect(screen.queryByText('Fill in this field.')).not.toBeInTheDocument();
  });

  it('[HUNT-43] [CONST-37] a position with a hunt in progress has no other', async () => {
    server.preview = { searching_hunt_id: idOf(77) };
    await openForm();
    expect(await screen.findByText('This position already has one hunt in progress.')).toBeInTheDocument();
    expect(screen.getByText('Only one in progress per position allowed')).toBeInTheDocument();
    expect(await create()).toBeDisabled();
  });

  it('[HUNT-47] who neither recruits nor manages the chosen position is told so', async () => {
    server.preview = { is_mine: false, clauses: [] };
    await openHunts(`?create=true&positionId=${POSITION}`);
    expect(await screen.findByText(/^You are not the recruiter for this process/)).toBeInTheDocument();
    expect(await create()).toBeDisabled();
  });

  it('shows no conditions of a position that is no longer chosen', async () => {
    const items = [{ id: idOf(88), title: 'Baker in Olot', client_id: null, status: 'OPEN' }];
    server.answers['GET /api/v1/agency/jobs'] = () =>
      Response.json({ data: { items, pagination: { page: 1, page_size: 100 } } });
    const { user } = await openForm();
    const part = await lookedFor();
    expect(await part.findByText('Paella')).toBeInTheDocument();
    server.answers[`POST ${BASE}/preview`] = () => new Promise<Response>(() => undefined);
    await user.click(screen.getByRole('combobox', { name: 'Position' }));
    await user.click(await screen.findByText('Baker in Olot'));
    await waitFor(() => expect(previews().at(-1)).toMatchObject({ position_id: idOf(88) }));
    expect(part.queryByText('Paella')).not.toBeInTheDocument();
  });

  it('what could not be read stops nobody', async () => {
    server.answers[`POST ${BASE}/preview`] = () => refusal(400, 'VALIDATION_FAILED');
    await openForm();
    expect(await screen.findByText(/^What will be looked for could not be read/)).toBeInTheDocument();
    expect(await create()).toBeEnabled();
  });

  it('[HUNT-93] what asks for too much is refused before it is created, until less is asked for', async () => {
    const { user } = await openForm();
    await user.type(await field('Name'), 'Winter');
    expect(await screen.findByText('7 people fit now')).toBeInTheDocument();
    server.answers[`POST ${BASE}/preview`] = ({ indications }) =>
      indications === 'rice'
        ? Response.json({
            data: {
              is_mine: true,
              searching_hunt_id: null,
              clauses: [],
              ignored: [],
              people: 3,
              server: null,
            },
          })
        : refusal(400, 'QUERY_TOO_COMPLEX');
    await user.type(await field(/^Indications/), 'ricee');
    expect(
      await screen.findByText(
        'Too much is asked for at once. Write shorter indications, or take conditions away.',
      ),
    ).toHaveAttribute('role', 'alert');
    expect(screen.queryByText(/fit now$/)).not.toBeInTheDocument();
    expect(await create()).toBeDisabled();
    await user.type(await field(/^Indications/), '{Backspace}');
    expect(await screen.findByText('3 people fit now')).toBeInTheDocument();
    expect(screen.queryByText(/^Too much is asked for/)).not.toBeInTheDocument();
    expect(await create()).toBeEnabled();
  });

  it.each([
    [
      409,
      'POSITION_NOT_OPEN',
      { status: 'DRAFT' },
      'It is not possible to create a hunt with a position as a draft.',
    ],
    [409, 'POSITION_NOT_OPEN', { status: 'ON_HOLD' }, 'The position is not open.'],
    [409, 'HUNT_IN_PROGRESS', { hunt_id: idOf(77) }, 'Only one in progress per position allowed'],
    [403, 'NOT_ON_POSITION', undefined, /^You are not the recruiter/],
    [400, 'QUERY_TOO_COMPLEX', undefined, 'Too much is asked for at once'],
  ])(
    '[HUNT-46] a refusal %i %s is told, and what was typed stays: %o',
    async (status, code, details, words) => {
      server.answers[`POST ${BASE}`] = () => refusal(status, code, details);
      const { user } = await openForm();
      await user.type(await field('Name'), 'Winter');
      await user.type(await field(/^Indications/), 'rice');
      await user.click(await create());
      expect(await screen.findByText(words)).toBeInTheDocument();
      expect(await field('Name')).toHaveValue('Winter');
    },
  );

  it('asks once before what was typed is given up', async () => {
    const { user, address } = await openForm();
    await user.type(await field('Name'), 'Winter');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    const question = await screen.findByRole('alertdialog');
    await user.click(within(question).getAllByRole('button')[1] as HTMLElement);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(address()).not.toContain('create');
  });

  describe('where a server of people is set up', () => {
    const NAME = 'Talent Index';
    const choice = () => screen.findByRole('switch', { name: `Also ask ${NAME}` });
    beforeEach(() => {
      server.peopleServer = { name: NAME };
      server.start(['hunts.read', 'hunts.write', 'candidates.read_all', 'candidates.write']);
      server.clauses = [
        clauseOf('c1', 'Nurse', { kind: 'TITLE' }),
        clauseOf('c2', 'Clínica Secreta', { kind: 'COMPANY' }),
        clauseOf('c3', 'Catalan', { kind: 'LANGUAGE', at_least: 4 }),
      ];
    });

    it('[HUNT-80] [HUNT-81] it is asked only where that is switched on, and named with all that it would be told', async () => {
      const { user } = await openForm();
      expect(
        await screen.findByText(/^Talent Index would be told only this: Nurse · Catalan/),
      ).toBeInTheDocument();
      const told = screen.getByText(/^Talent Index would be told only this/);
      expect(told).toHaveTextContent('It is not told your agency’s name, the client’s name, salaries');
      expect(told).toHaveTextContent('told only this: Nurse · Catalan, C1 or better. It is not told');
      expect(told).toHaveTextContent('ever told: Clínica Secreta.');
      expect(await choice()).not.toBeChecked();
      await user.click(await choice());
      await user.type(await field('Name'), 'Winter');
      await user.type(await field(/^Indications/), 'rice');
      await waitFor(async () => expect(await create()).toBeEnabled());
      await user.click(await create());
      await waitFor(() => expect(created()).toHaveLength(1));
      const { asks_server, clauses } = created()[0]?.body ?? {};
      expect([asks_server, clauses.map(({ id }: { id: string }) => id)]).toEqual([true, ['c1', 'c2', 'c3']]);
    });

    it('[HUNT-81] nothing is said of it in a hunt for which it is off', async () => {
      const { user } = await openForm();
      await choice();
      await user.type(await field('Name'), 'Winter');
      await user.type(await field(/^Indications/), 'rice');
      await user.click(await create());
      await waitFor(() => expect(created()).toHaveLength(1));
      expect(created()[0]?.body).not.toHaveProperty('asks_server');
    });

    it('[HUNT-81] it cannot be asked where it would be told of nothing', async () => {
      server.clauses = [clauseOf('c2', 'Acme', { kind: 'COMPANY' })];
      await openForm();
      expect(await screen.findByText(/^Talent Index can be asked once a title/)).toBeInTheDocument();
      await waitFor(async () => expect(await choice()).toBeDisabled());
    });

    it('[HUNT-88] what is held back is named with its reason, and of what it is told of nothing too', async () => {
      server.clauses = [
        clauseOf('c1', 'Nurse', { kind: 'TITLE', any: [{ label: 'Nurse' }, { label: 'Nurse of Secreta' }] }),
        clauseOf('c2', 'Acme', { kind: 'COMPANY' }),
        clauseOf('c3', 'Triage', { optional: true }),
        clauseOf('c4', 'Paediatrics', { not: true }),
      ];
      await openForm();
      const told = await screen.findByText(/^Talent Index would be told only this/);
      expect(told).toHaveTextContent(
        'told only this: Nurse · Triage (nice to have) · Paediatrics (must not have). It is not told',
      );
      expect(told).toHaveTextContent('stands in it: Nurse of Secreta.');
      expect(told).toHaveTextContent('nothing of its kind is ever told: Acme.');
    });

    it('[HUNT-88] where names stand in all of it, that nothing would be asked is said, and Create waits until it is off', async () => {
      const { user } = await openForm();
      await screen.findByText(/^Talent Index would be told only this/);
      await user.click(await choice());
      await user.type(await field('Name'), 'Winter');
      server.clauses = [clauseOf('c1', 'Secreta cuisine')];
      await user.type(await field(/^Indications/), 'Secreta cuisine');
      expect(
        await screen.findByText(/^Talent Index would be asked nothing: .*\(Secreta cuisine\)/),
      ).toBeInTheDocument();
      expect(await create()).toBeDisabled();
      await user.click(await choice());
      await waitFor(async () => expect(await choice()).toBeDisabled());
      await waitFor(async () => expect(await create()).toBeEnabled());
      await user.click(await create());
      await waitFor(() => expect(created()).toHaveLength(1));
      expect(created()[0]?.body).not.toHaveProperty('asks_server');
    });

    it('[HUNT-88] what is never told is named too where nothing is left to ask, and names where what is left cannot be asked', async () => {
      const acme = clauseOf('c2', 'Acme', { kind: 'COMPANY' });
      server.clauses = [clauseOf('c1', 'Secreta cuisine'), acme];
      const { user } = await openForm();
      const allNamed = await screen.findByText(/^Talent Index would be asked nothing: /);
      expect(allNamed).toHaveTextContent('client (Secreta cuisine).');
      expect(allNamed).toHaveTextContent('nothing of its kind is ever told: Acme.');
      expect(allNamed).not.toHaveTextContent('Held back');
      server.clauses = [clauseOf('c3', 'Secreta cuisine', { not: true }), acme];
      await user.type(await field(/^Indications/), 'rice');
      const nothing = await screen.findByText(/^Talent Index can be asked once a title/);
      expect(nothing).toHaveTextContent('stands in it: Secreta cuisine (must not have).');
      expect(nothing).toHaveTextContent('nothing of its kind is ever told: Acme.');
    });

    it('[HUNT-81] Create waits until what it would be told is what is typed', async () => {
      const { user } = await openForm();
      await screen.findByText(/^Talent Index would be told only this/);
      await user.click(await choice());
      await user.type(await field('Name'), 'Winter');
      let answer: () => void = () => undefined;
      server.answers[`POST ${BASE}/preview`] = (body) =>
        new Promise((resolve) => {
          answer = () => {
            delete server.answers[`POST ${BASE}/preview`];
            const clauses = [clauseOf('c9', body.indications)];
            const preview = {
              is_mine: true,
              searching_hunt_id: null,
              clauses,
              server: { told: clauses, named: [], kept: [] },
            };
            resolve(Response.json({ data: { ...preview, ignored: [], people: 1 } }));
          };
        });
      await user.type(await field(/^Indications/), 'Sushi');
      expect(await create()).toBeDisabled();
      await waitFor(() => expect(previews().at(-1).indications).toBe('Sushi'));
      answer();
      expect(await screen.findByText(/^Talent Index would be told only this: Sushi\./)).toBeInTheDocument();
      await waitFor(async () => expect(await create()).toBeEnabled());
    });

    it('[HUNT-81] Create waits where what it would be told could not be read, until it is switched off', async () => {
      const { user } = await openForm();
      await screen.findByText(/^Talent Index would be told only this/);
      await user.click(await choice());
      await user.type(await field('Name'), 'Winter');
      server.answers[`POST ${BASE}/preview`] = () => refusal(400, 'VALIDATION_FAILED');
      await user.type(await field(/^Indications/), 'Sushi');
      expect(await screen.findByText(/^What will be looked for could not be read/)).toBeInTheDocument();
      expect(screen.getByText(/^Talent Index cannot be asked now/)).toBeInTheDocument();
      expect(await create()).toBeDisabled();
      await user.click(await choice());
      await waitFor(async () => expect(await create()).toBeEnabled());
      await user.click(await create());
      await waitFor(() => expect(created()).toHaveLength(1));
      expect(created()[0]?.body).not.toHaveProperty('asks_server');
    });

    it('[HUNT-81] a server that is gone by then is told of, and nothing is lost', async () => {
      server.answers[`POST ${BASE}`] = () =>
        Response.json(
          {
            error: {
              code: 'VALIDATION_FAILED',
              message: 'x',
              request_id: 'r1',
              fields: { asks_server: 'not_allowed' },
            },
          },
          { status: 400 },
        );
      const { user } = await openForm();
      await screen.findByText(/^Talent Index would be told only this/);
      await user.click(await choice());
      await user.type(await field('Name'), 'Winter');
      await user.type(await field(/^Indications/), 'rice');
      await waitFor(async () => expect(await create()).toBeEnabled());
      server.peopleServer = null;
      await user.click(await create());
      expect(await screen.findByText('Talent Index cannot be asked any more')).toBeInTheDocument();
      expect(await field('Name')).toHaveValue('Winter');
      await waitFor(() => expect(screen.queryByRole('switch')).not.toBeInTheDocument());
    });

    it('[HUNT-80] it is offered to nobody who may not make candidates, and nowhere without one', async () => {
      server.start();
      await openForm();
      await lookedFor();
      expect(screen.queryByRole('switch')).not.toBeInTheDocument();
      expect(server.asked.some((one) => one.includes('/sources'))).toBe(false);
    });
  });
});
