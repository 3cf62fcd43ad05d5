import { previewPositionReport } from '@cantera/shared/contracts/reports';
import { toast } from '@cantera/shared/design-system';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { answerOf, nothing, person, type startServer } from './testing/fake-report.ts';
import { BASE, box, download, show } from './testing/show-position-report.tsx';

describe('the paper of a position’s report', () => {
  const print = () => screen.getByRole('button', { name: 'Print' });
  const paper = () => document.querySelector('body > .printed')?.textContent;
  const people = (count: number) =>
    Array.from({ length: count }, (_, at) => ({ ...person, name: `Person ${at + 1}`, code: `C${at}` }));
  const text = jest.fn();
  beforeEach(() => {
    text.mockClear();
    jest.spyOn(window, 'print').mockImplementation(() => {
      act(() => void window.dispatchEvent(new Event('beforeprint')));
      text(paper());
      act(() => void window.dispatchEvent(new Event('afterprint')));
    });
  });
  afterEach(() => jest.mocked(window.print).mockRestore());
  /** The board’s first step has `count` people. */
  const showPeople = (count: number, more: Parameters<typeof startServer>[0] = {}) =>
    show({
      [`POST ${BASE}/reports/preview`]: ({ step_ids, is_paper }) => {
        const all = step_ids.length === 0 ? 0 : count;
        const shownPeople = Math.min(all, is_paper ? 100 : 10);
        return answerOf(previewPositionReport, {
          blocks: people(shownPeople),
          masked: [],
          unsafe: null,
          photosLeftOut: 0,
          narrow: null,
          missing: nothing,
          people: all,
          shownPeople,
        });
      },
      ...more,
    });

  it('[REPORT-34] prints all people of it, whom the preview does not hold', async () => {
    const { user, sent } = showPeople(40);
    await user.click(await box('Inbox'));
    await waitFor(() => expect(print()).toBeEnabled());
    await user.click(print());
    await waitFor(() => expect(text).toHaveBeenCalledTimes(1));
    expect(text.mock.calls[0]?.[0]).toMatch(/^Person 1Nurse.*Person 40/);
    expect(sent.filter(({ body }) => body?.is_paper)).toHaveLength(1);
    expect(screen.getByRole('region', { name: 'Preview' })).not.toHaveTextContent('Person 11');
    // It is there now, for the browser’s own command too.
    window.print();
    expect(text.mock.calls[1]?.[0]).toMatch(/^Person 1Nurse.*Person 40/);
    expect(sent.filter(({ body }) => body?.is_paper)).toHaveLength(1);
    // The preview says nothing of the people whom it does not hold: they are read anew.
    await user.click(print());
    await waitFor(() => expect(text).toHaveBeenCalledTimes(3));
    expect(sent.filter(({ body }) => body?.is_paper)).toHaveLength(2);
    // Of other options it is another one.
    await user.click(screen.getByRole('switch', { name: 'Anonymize' }));
    await waitFor(() => expect(print()).toBeEnabled());
    window.print();
    expect(text.mock.calls[3]?.[0]).not.toContain('Person 40');
    await user.click(print());
    await waitFor(() => expect(sent.filter(({ body }) => body?.is_paper)).toHaveLength(3));
  });

  /** Prints 40 people, and comes back to a window that asks again and is answered `then`. */
  const printAndComeBack = async (then: (isPaper: boolean) => Response) => {
    let isBack = false;
    const answer = (isPaper: boolean) =>
      answerOf(previewPositionReport, {
        blocks: people(isPaper ? 40 : 10),
        masked: [],
        unsafe: [],
        photosLeftOut: 0,
        narrow: null,
        missing: nothing,
        people: 40,
        shownPeople: isPaper ? 40 : 10,
      });
    const view = showPeople(40, {
      [`POST ${BASE}/reports/preview`]: ({ step_ids, is_paper }) =>
        isBack && step_ids.length > 0 ? then(is_paper === true) : answer(is_paper === true),
    });
    await view.user.click(await box('Inbox'));
    await view.user.click(screen.getByRole('switch', { name: 'Anonymize' }));
    await waitFor(() => expect(print()).toBeEnabled());
    await view.user.click(print());
    await waitFor(() => expect(text).toHaveBeenCalledTimes(1));
    expect(text.mock.calls[0]?.[0]).toContain('Person 40');
    isBack = true;
    await view.user.click(screen.getByText('Come back'));
    return view;
  };
  const again = (isPaper: boolean, more: object = {}) =>
    answerOf(previewPositionReport, {
      blocks: people(isPaper ? 30 : 10),
      masked: [],
      unsafe: [],
      photosLeftOut: 0,
      narrow: null,
      missing: nothing,
      people: 30,
      shownPeople: isPaper ? 30 : 10,
      ...more,
    });

  it('[CREP-43] is not the one that was read before its preview failed', async () => {
    await printAndComeBack(() =>
      Response.json({ error: { code: 'INTERNAL', request_id: 'r-7' } }, { status: 500 }),
    );
    await waitFor(() => expect(print()).toBeDisabled());
    window.print();
    expect(text.mock.calls[1]?.[0]).not.toContain('Person');
  });

  it('[CREP-43] is not the one that was read before its preview would tell who somebody is, which the dialog says', async () => {
    await printAndComeBack((isPaper) =>
      again(isPaper, { unsafe: [{ kind: 'NAME', section: 'SUMMARY', code: 'C2' }] }),
    );
    expect(await screen.findByText('Candidate C2 · Summary: 1 name')).toBeInTheDocument();
    expect(print()).toBeDisabled();
    window.print();
    expect(text.mock.calls[1]?.[0]).not.toContain('Person');
  });

  it('[CREP-43] is not the one that was read before its preview changed', async () => {
    const { user } = await printAndComeBack((isPaper) => again(isPaper));
    await screen.findByText(/^The preview holds the first 10 of 30 candidates/);
    window.print();
    expect(text.mock.calls[1]?.[0]).toMatch(/^The first 10 of 30 candidates\.Person 1Nurse.*Person 10/);
    await user.click(print());
    await waitFor(() => expect(text).toHaveBeenCalledTimes(3));
    expect(text.mock.calls[2]?.[0]).toMatch(/^Person 1Nurse.*Person 30Nurse/);
    expect(text.mock.calls[2]?.[0]).not.toContain('Person 31');
  });

  it('[CREP-43] is not printed where its preview changed while it was prepared, and the dialog says so', async () => {
    const error = jest.spyOn(toast, 'error');
    let letGo: (() => void) | undefined;
    let count = 40;
    const { user } = showPeople(40, {
      [`POST ${BASE}/reports/preview`]: async ({ step_ids, is_paper }) => {
        const answer = again(is_paper === true, { people: step_ids.length * count });
        if (is_paper) await new Promise<void>((resolve) => (letGo = resolve));
        return answer;
      },
    });
    await user.click(await box('Inbox'));
    await waitFor(() => expect(print()).toBeEnabled());
    await user.click(print());
    await waitFor(() => expect(letGo).toBeDefined());
    count = 39;
    await user.click(screen.getByText('Come back'));
    await screen.findByText(/^The preview holds the first 10 of 39 candidates/);
    await act(async () => letGo?.());
    await waitFor(() => expect(error).toHaveBeenCalledWith('The paper could not be made. Try again.'));
    expect(text).not.toHaveBeenCalled();
  });

  it('[REPORT-34] is waited for: the key and the button do nothing more until it is there, and it is said', async () => {
    const letGo: (() => void)[] = [];
    const { user, sent } = showPeople(40, {
      [`POST ${BASE}/reports/preview`]: async ({ step_ids, is_paper }) => {
        if (is_paper) await new Promise<void>((resolve) => letGo.push(resolve));
        return again(is_paper === true, { people: step_ids.length * 30 });
      },
    });
    await user.click(await box('Inbox'));
    await waitFor(() => expect(print()).toBeEnabled());
    const button = print();
    await user.click(button);
    const said = await screen.findByText('Preparing the paper…');
    expect(said).toHaveAttribute('role', 'status');
    expect(button).toHaveFocus();
    expect(button).toBeEnabled();
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await waitFor(() => expect(letGo).toHaveLength(1));
    // The browser would print on its own what is there so far.
    expect(fireEvent.keyDown(button, { key: 'p', ctrlKey: true })).toBe(false);
    await user.keyboard('{Enter}');
    await act(async () => letGo[0]?.());
    await waitFor(() => expect(text).toHaveBeenCalledTimes(1));
    expect(text.mock.calls[0]?.[0]).toContain('Person 30');
    expect(sent.filter(({ body }) => body?.is_paper)).toHaveLength(1);
    expect(screen.queryByText('Preparing the paper…')).not.toBeInTheDocument();
    expect(button).toHaveAttribute('aria-disabled', 'false');
  });

  describe('with photos', () => {
    /** Photos whose address holds `lost` do not come. */
    beforeEach(() => {
      HTMLImageElement.prototype.decode = function decode() {
        return this.src.includes('lost')
          ? Promise.reject(new Error('The photo is lost.'))
          : Promise.resolve();
      };
    });
    afterEach(() => {
      Reflect.deleteProperty(HTMLImageElement.prototype, 'decode');
    });
    const withPhotos = (count: number, lost: readonly number[]) =>
      people(count).map((one, at) => ({
        ...one,
        photoUrl: lost.includes(at) ? `/lost-${at}` : `/there-${at}`,
      }));
    const showPhotos = (count: number, lost: readonly number[]) =>
      showPeople(count, {
        [`POST ${BASE}/reports/preview`]: ({ step_ids, is_paper }) => {
          const shown = Math.min(count, is_paper ? 100 : 10);
          return again(is_paper === true, {
            blocks: step_ids.length === 0 ? [] : withPhotos(shown, lost),
            people: step_ids.length * count,
            shownPeople: step_ids.length * shown,
          });
        },
      });
    const note = '1 photo could not be loaded: it will be missing on paper, and may be missing in the file.';

    it('[CREP-54] says at the buttons which do not come before anything is printed or made', async () => {
      const { user } = showPhotos(3, [1]);
      await user.click(await box('Inbox'));
      expect(await screen.findByText(note)).toHaveAttribute('role', 'status');
      expect(print()).toHaveAccessibleDescription(note);
      await user.click(print());
      await waitFor(() => expect(text).toHaveBeenCalledTimes(1));
    });

    it('[CREP-54] says nothing where all come', async () => {
      const { user } = showPhotos(3, []);
      await user.click(await box('Inbox'));
      await waitFor(() => expect(print()).toBeEnabled());
      await act(async () => undefined);
      expect(print()).not.toHaveAccessibleDescription();
    });

    it('[CREP-54] of people beyond the preview are told first, and it is printed without them when it is asked for again', async () => {
      const error = jest.spyOn(toast, 'error').mockClear();
      const { user } = showPhotos(40, [25]);
      await user.click(await box('Inbox'));
      await waitFor(() => expect(print()).toBeEnabled());
      await act(async () => undefined);
      expect(print()).not.toHaveAccessibleDescription();
      await user.click(print());
      await waitFor(() =>
        expect(error).toHaveBeenCalledWith(note, { description: 'Print once more to print without them.' }),
      );
      expect(text).not.toHaveBeenCalled();
      await waitFor(() => expect(print()).toHaveAccessibleDescription(note));
      await user.click(print());
      await waitFor(() => expect(text).toHaveBeenCalledTimes(1));
      expect(text.mock.calls[0]?.[0]).toContain('Person 40');
      expect(error).toHaveBeenCalledTimes(1);
    });
  });

  it('[REPORT-35] says on the paper that it holds the first people alone, where the browser prints it by itself', async () => {
    const { user } = showPeople(40);
    await user.click(await box('Inbox'));
    await waitFor(() => expect(print()).toBeEnabled());
    window.print();
    expect(text).toHaveBeenCalledWith(
      expect.stringMatching(/^The first 10 of 40 candidates\.Person 1Nurse.*Person 10/),
    );
  });

  it.each([
    ['Spanish', 'es', 'Los primeros 10 de 40 candidatos.'],
    ['Catalan', 'ca', 'Els primers 10 de 40 candidats.'],
  ])('[REPORT-35] says so in the language of the report: %s', async (language, lang, note) => {
    const { user, last } = showPeople(40);
    await user.click(await box('Inbox'));
    await user.click(screen.getByRole('combobox', { name: 'Language' }));
    await user.click(await screen.findByTitle(language));
    await waitFor(() => expect(last()).toMatchObject({ lang }));
    await waitFor(() => expect(print()).toBeEnabled());
    window.print();
    expect(text).toHaveBeenCalledWith(expect.stringContaining(`${note}Person 1Nurse`));
  });

  it('[REPORT-35] is not made of more people than it holds: the button says so and leads to the file', async () => {
    const { user } = showPeople(101);
    await user.click(await box('Inbox'));
    const why = await screen.findByText(
      'Paper holds 100 candidates at most, and these are 101: download the file, which holds all of them.',
    );
    expect(print()).toBeDisabled();
    expect(print()).toHaveAccessibleDescription(why.textContent ?? '');
    expect(download()).toBeEnabled();
  });

  it('[REPORT-34] is not printed where somebody beyond the preview would be told, and says who', async () => {
    const { user } = showPeople(40, {
      [`POST ${BASE}/reports/preview`]: ({
        step_ids,
        is_paper,
        is_anony_managed_data_included: isAnonymous,
      }) =>
        answerOf(previewPositionReport, {
          blocks: people(is_paper ? 40 : 10),
          masked: [],
          unsafe: isAnonymous ? (is_paper ? [{ kind: 'NAME', section: 'SUMMARY', code: 'C20' }] : []) : null,
          photosLeftOut: 0,
          narrow: null,
          missing: nothing,
          people: step_ids.length * 40,
          shownPeople: is_paper ? 40 : 10,
        }),
    });
    await user.click(await box('Inbox'));
    await user.click(screen.getByRole('switch', { name: 'Anonymize' }));
    await waitFor(() => expect(print()).toBeEnabled());
    await user.click(print());
    expect(await screen.findByText('Candidate C20 · Summary: 1 name')).toBeInTheDocument();
    await waitFor(() => expect(print()).toBeDisabled());
    expect(text).not.toHaveBeenCalled();
  });
});
