import type { Candidate } from '@cantera/shared/contracts/candidates';
import { useSession } from '@cantera/shared/session';
import { renderWithProviders } from '@cantera/shared/testing';
import { act, cleanup, screen, within } from '@testing-library/react';
import { useState } from 'react';
import ca from '../../../messages/ca.ts';
import { en } from '../../../messages/en.ts';
import es from '../../../messages/es.ts';
import { EditableContact, ReadOnlyContact } from './contact.tsx';
import { CvNotice } from './cv-notice.tsx';
import { InlineField } from './inline-field.tsx';
import { Suggestions } from './suggestions.tsx';
import { hasLetters, phoneOf } from './typed-values.ts';

const options = { messages: en };

const withCv = (cvStatus: Candidate['cvStatus'], cvPages: Candidate['cvPages'] = null) => ({
  id: 'c1',
  hasCv: true,
  cvStatus,
  cvPages,
});

it.each(['NO_TEXT', 'ENCRYPTED', 'BROKEN', 'TOO_LARGE', 'TIMEOUT'] as const)(
  '[PANEL-35] says that the CV was not read: %s',
  (status) => {
    renderWithProviders(<CvNotice candidate={withCv(status)} />, options);
    expect(
      screen.getByText('We have not been able to extract the information from the cv.'),
    ).toBeInTheDocument();
  },
);

it('[SCORE-28] the focus stays on the button while a CV is read again, and goes to the panel with the notice', async () => {
  useSession.setState({ user: { permissions: ['candidates.write'] } as never });
  let become: (status: Candidate['cvStatus']) => void = () => undefined;
  function Changing() {
    const [status, setStatus] = useState<Candidate['cvStatus']>('TIMEOUT');
    become = setStatus;
    return (
      <aside tabIndex={-1}>
        <CvNotice candidate={withCv(status)} />
      </aside>
    );
  }
  renderWithProviders(<Changing />, options);
  act(() => screen.getByRole('button', { name: 'Read again' }).focus());
  act(() => become('PENDING'));
  expect(screen.getByText(en['candidates.cvReading'])).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Being read' })).toHaveFocus();
  act(() => become('READ'));
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  expect(screen.getByRole('complementary')).toHaveFocus();
});

it('says nothing of a CV that was read', () => {
  renderWithProviders(<CvNotice candidate={withCv('READ')} />, options);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

it.each([
  ['en', en, 'The first 20 pages were read, of 34 in all.', /^We found no text in this file, or hardly any/],
  [
    'es',
    es,
    'Se han leído las primeras 20 páginas, de 34 en total.',
    /^No hemos encontrado texto en este archivo, o/,
  ],
  [
    'ca',
    ca,
    'S’han llegit les primeres 20 pàgines, de 34 en total.',
    /^No hem trobat text en aquest fitxer, o/,
  ],
] as const)(
  '[SCORE-29] says how many pages were read, and of a CV of two lines not that it is pictures: %s',
  (locale, messages, pages, text) => {
    const show = (candidate: ReturnType<typeof withCv>) =>
      renderWithProviders(<CvNotice candidate={candidate} />, { messages, locale });
    show(withCv('READ', { read: 20, total: 34 }));
    expect(screen.getByText(pages)).toBeInTheDocument();
    cleanup();
    const { container } = show(withCv('READ', { read: 20, total: 20 }));
    expect(container).toHaveTextContent('');
    cleanup();
    show(withCv('NO_TEXT', { read: 1, total: 1 }));
    expect(screen.getByText(text)).toBeInTheDocument();
  },
);

it.each([
  ['en', en, /^Read from a scan/, 'This CV is a scan, and it can be read now.'],
  ['es', es, /^Leído de un escaneo/, 'Este CV es un escaneo y ya se puede leer.'],
  ['ca', ca, /^Llegit d’un escaneig/, 'Aquest CV és un escaneig i ja es pot llegir.'],
] as const)(
  '[CVREV-16] [CVREV-17] says that a CV was read from a scan, or that it can be by now: %s',
  (locale, messages, read, readNow) => {
    const scan = { read: 1, total: 1, scanned: 1, unread: 0 };
    const show = (candidate: ReturnType<typeof withCv>) =>
      renderWithProviders(<CvNotice candidate={candidate} />, { messages, locale });
    show(withCv('READ', scan));
    expect(screen.getByText(read)).toBeInTheDocument();
    cleanup();
    show(withCv('NO_TEXT', scan));
    expect(screen.getByText(readNow)).toBeInTheDocument();
    cleanup();
    show(withCv('NO_TEXT', { ...scan, scanned: 0, read: 0, unread: 1 }));
    expect(screen.queryByText(readNow)).not.toBeInTheDocument();
  },
);

it('[DAY-08] shows beside an offered value what it would take the place of', () => {
  const suggestion = (field: string, value: string) => ({
    id: field,
    field,
    value,
    createdAt: new Date().toISOString(),
  });
  const candidate = {
    id: 'c1',
    email: 'old@b.test',
    linkedin: null,
    cvFileName: 'old.pdf',
    suggestions: [
      suggestion('email', 'new@b.test'),
      suggestion('linkedin', 'linkedin.com/in/ana'),
      suggestion('cv', 'new.pdf'),
    ],
  } as unknown as Candidate;
  renderWithProviders(<Suggestions candidate={candidate} />, options);
  const rows = within(screen.getByRole('region')).getAllByRole('listitem');
  expect(rows.map((row) => row.textContent?.match(/Now: \S+/)?.[0])).toEqual([
    expect.stringContaining('Now: old@b.test'),
    expect.stringContaining('Now: nothing'),
    expect.stringContaining('Now: old.pdf'),
  ]);
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
  it('[DAY-06] says of letters in a phone that they are not taken, and erases nothing for them', async () => {
    const onSave = jest.fn(() => Promise.resolve());
    const { user } = renderWithProviders(
      <InlineField
        label="Phone"
        value="612345678"
        accept={phoneOf}
        refusal={(typed) => (hasLetters(typed) ? 'A phone number has no letters.' : undefined)}
        onSave={onSave}
      />,
      options,
    );
    const field = screen.getByRole('textbox', { name: 'Phone' });
    await user.tripleClick(field);
    await user.keyboard('n');
    expect(screen.getByRole('alert')).toHaveTextContent('A phone number has no letters.');
    expect(field).toHaveAccessibleDescription('A phone number has no letters.');
    expect(field).toBeInvalid();
    expect(field).toHaveValue('612345678');
    await user.tab();
    expect(onSave).not.toHaveBeenCalled();
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

describe('a phone, by touch', () => {
  const ana = {
    id: 'c1',
    firstName: 'Ana',
    phoneNumber: '612345678',
    extracted: {},
    suggestions: [],
  } as unknown as Candidate;
  const matchMedia = window.matchMedia;
  beforeEach(() => {
    window.matchMedia = (query) =>
      Object.defineProperty(matchMedia(query), 'matches', { value: query.includes('coarse') });
  });
  afterEach(() => {
    window.matchMedia = matchMedia;
  });

  it('[DAY-06] is called by pressing the number, and typed into behind the pencil', async () => {
    const { user } = renderWithProviders(<EditableContact candidate={ana} />, options);
    expect(screen.queryByRole('textbox', { name: 'Phone' })).not.toBeInTheDocument();
    expect(screen.getByText('+34 612 345 678').closest('a')).toHaveAttribute('href', 'tel:+34612345678');
    await user.click(screen.getByRole('button', { name: 'Edit phone' }));
    const field = screen.getByRole('textbox', { name: 'Phone' });
    expect(field).toHaveFocus();
    expect(field).toHaveValue('612345678');
    await user.tab();
    expect(await screen.findByRole('button', { name: 'Edit phone' })).toBeInTheDocument();
  });

  it('[DAY-06] keeps the field that is typed into where a number comes in meanwhile', async () => {
    let arrive: () => void = () => undefined;
    function Live() {
      const [phoneNumber, setNumber] = useState<string | null>(null);
      arrive = () => setNumber('612345678');
      return <EditableContact candidate={{ ...ana, phoneNumber }} />;
    }
    const { user } = renderWithProviders(<Live />, options);
    const field = screen.getByRole('textbox', { name: 'Phone' });
    await user.type(field, '6998');
    act(() => arrive());
    expect(field).toBeInTheDocument();
    expect(field).toHaveFocus();
    expect(field).toHaveValue('6998');
  });

  it('[DAY-06] can be called by who may only read', () => {
    renderWithProviders(<ReadOnlyContact candidate={ana} />, options);
    expect(screen.getByText('+34 612 345 678')).toHaveAttribute('href', 'tel:+34612345678');
    expect(screen.getByRole('link', { name: 'WhatsApp 612345678' })).toHaveAttribute(
      'href',
      'https://wa.me/34612345678',
    );
  });
});

it('a long email goes on below, and is one line for whoever types', async () => {
  const onSave = jest.fn(async () => undefined);
  const email = 'montserrat.puigdevall@hospital-comarcal.example';
  const { user } = renderWithProviders(
    <InlineField isLong label="Email" value={email} onSave={onSave} />,
    options,
  );
  const field = screen.getByRole('textbox', { name: 'Email' });
  // What gives the field its height stands beside it.
  expect(field.parentElement).toHaveAttribute('data-text', email);
  await user.click(field);
  await user.keyboard('{Control>}a{/Control}');
  await user.paste('nora\n@example.com');
  expect(field).toHaveValue('nora@example.com');
  await user.keyboard('{Enter}');
  expect(onSave).toHaveBeenCalledWith('nora@example.com');
  expect(field).toHaveValue('nora@example.com');
});
