import { type ClientReading, readClientPage } from '@cantera/shared/contracts/client-reading';
import {
  contactBody,
  createClientBody,
  newClientName,
  updateClientBody,
  valueBody,
} from '@cantera/shared/contracts/clients';
import { isLinkedin } from '@cantera/shared/contracts/site-address';
import { Form, useZodForm } from '@cantera/shared/forms';
import { renderWithProviders } from '@cantera/shared/testing';
import { act, screen } from '@testing-library/react';
import { en } from '../../messages/en.ts';
import { fromPageEn } from '../../messages/texts-from-page-en.ts';
import { addressForm, nameInAddress } from './address.ts';
import { BenefitRows, ValueRows } from './list-rows.tsx';
import { bodyOf, formOf, NOTHING_READ, newClientSchema } from './new-client.ts';
import { NewClientForm } from './new-client-form.tsx';
import { ReadingState } from './reading-state.tsx';

const READ: ClientReading = {
  ...NOTHING_READ,
  name: 'Forn Rovira',
  industry: { id: 'food', name: 'Food' },
  locations: [{ id: '1', name: 'Girona', address: 'Girona, Spain', countryName: 'Spain' }],
  values: [{ name: 'Craft', description: 'By hand.' }],
  benefits: ['Bread'],
  sources: [{ field: 'BENEFIT', index: 0, quote: 'Bread', page: 'https://forn.example/jobs' }],
};
const lengths = (takes: (text: string) => boolean) =>
  [1, 2, 3, 50, 51, 100, 101].filter((length) => takes('x'.repeat(length)));

describe('a client from its page', () => {
  it('[CONST-12] takes names of 3 to 100 characters where only a name is asked for, of 2 to 100 in the form and on update', () => {
    expect(lengths((name) => newClientName.safeParse(name).success)).toEqual([3, 50, 51, 100]);
    expect(lengths((name) => createClientBody.safeParse({ name }).success)).toEqual([2, 3, 50, 51, 100]);
    const form = formOf(READ, undefined);
    expect(lengths((name) => newClientSchema.safeParse({ ...form, name }).success)).toEqual([
      2, 3, 50, 51, 100,
    ]);
    expect(lengths((name) => updateClientBody.safeParse({ name }).success)).toEqual([2, 3, 50, 51, 100]);
  });

  it('[CONST-13] takes contacts and values of 2 to 50 characters, and values of the form of 1 to 100', () => {
    const contact = { email: 'a@forn.example' };
    expect(lengths((name) => contactBody.safeParse({ ...contact, name }).success)).toEqual([2, 3, 50]);
    expect(lengths((name) => valueBody.safeParse({ name, description: '' }).success)).toEqual([2, 3, 50]);
    const form = formOf(READ, undefined);
    const valued = (name: string) => ({ ...form, values: [{ name, description: '' }] });
    expect(lengths((name) => newClientSchema.safeParse(valued(name)).success)).toEqual([
      1, 2, 3, 50, 51, 100,
    ]);
    expect(
      lengths((name) => createClientBody.safeParse({ name: 'Forn', values: [{ name }] }).success),
    ).toEqual([1, 2, 3, 50, 51, 100]);
  });

  it('[CLAI-11] takes a size of 1 to 50 characters', () => {
    const form = formOf(READ, undefined);
    const sized = (companySize: string) => newClientSchema.safeParse({ ...form, companySize }).success;
    expect([...lengths(sized), sized('')]).toEqual([1, 2, 3, 50, false]);
    const sent = (size: string) => createClientBody.safeParse({ name: 'Forn', companySize: size }).success;
    expect([...lengths(sent), sent('')]).toEqual([1, 2, 3, 50, false]);
  });

  it('[CLAI-05] [CONST-64] waits for longer than the 60 seconds that people are told of, and asks once', () => {
    expect([readClientPage.timeoutMs, readClientPage.retry]).toEqual([65_000, false]);
  });

  it('holds what was read with its words, and sends nothing of what is empty', () => {
    const form = formOf(READ, 'u');
    expect(form.benefits).toEqual([
      { text: 'Bread', read: { quote: 'Bread', page: 'https://forn.example/jobs', of: 'Bread' } },
    ]);
    expect(form.values).toEqual([{ name: 'Craft', description: 'By hand.', read: undefined }]);
    expect(bodyOf(newClientSchema.parse(form), undefined)).toEqual({
      name: 'Forn Rovira',
      ownerId: 'u',
      industry: 'food',
      locationsIds: ['1'],
      values: [{ name: 'Craft', description: 'By hand.' }],
      benefits: ['Bread'],
    });
    expect(bodyOf(newClientSchema.parse({ ...form, description: '<p> </p>' }), '/files/x')).toMatchObject({
      logoImageUrl: '/files/x',
    });
    expect(bodyOf(newClientSchema.parse({ ...form, description: '<p> </p>' }), null)).not.toHaveProperty(
      'description',
    );
  });

  it('[CLAI-21] marks a value until its name or its description is changed', async () => {
    const reading: ClientReading = {
      ...READ,
      sources: [{ field: 'VALUE', index: 0, quote: 'Craft: By hand.', page: 'https://forn.example/about' }],
    };
    function Rows() {
      const form = useZodForm(newClientSchema, { defaults: formOf(reading, undefined) });
      return (
        <Form form={form} onSubmit={() => undefined} label="x">
          <ValueRows control={form.control} />
        </Form>
      );
    }
    const { user } = renderWithProviders(<Rows />, { messages: { ...en, ...fromPageEn } });
    expect(screen.getByText(/“Craft: By hand.”/)).toBeInTheDocument();
    await user.type(screen.getByRole('textbox', { name: /^Description of the value/ }), ' And slowly.');
    expect(screen.queryByText(/“Craft: By hand.”/)).not.toBeInTheDocument();
  });

  it.each([
    [true, 'From the page, chosen by AI: “Bread”'],
    [undefined, 'From the page: “Bread”'],
  ])('[LLM-13] says whether AI has chosen the words of a row (%s)', (byModel, said) => {
    const source = { field: 'BENEFIT' as const, index: 0, quote: 'Bread', page: 'https://forn.example/jobs' };
    function Rows() {
      const form = useZodForm(newClientSchema, {
        defaults: formOf({ ...READ, sources: [{ ...source, byModel }] }, undefined),
      });
      return (
        <Form form={form} onSubmit={() => undefined} label="x">
          <BenefitRows control={form.control} />
        </Form>
      );
    }
    renderWithProviders(<Rows />, { messages: { ...en, ...fromPageEn } });
    expect(screen.getByText(/“Bread”/)).toHaveTextContent(said);
  });

  it.each([
    [true, 1],
    [undefined, 0],
  ] as const)('[LLM-20] says above the form where AI gave no answer (%s)', async (isUnanswered, count) => {
    globalThis.fetch = jest.fn(async () => Response.json({ data: [], users: [] }));
    const reading = { ...READ, ...(isUnanswered ? { isUnanswered } : {}) };
    renderWithProviders(
      <NewClientForm reading={reading} onCreated={() => undefined} onAgain={() => undefined} />,
      { messages: { ...en, ...fromPageEn } },
    );
    expect(await screen.findByDisplayValue('Forn Rovira')).toBeInTheDocument();
    expect(screen.queryAllByText(/^AI gave no answer\./)).toHaveLength(count);
  });

  it('takes the logo for a file that is uploaded with the form', async () => {
    const { logoImageUrl } = formOf(
      { ...READ, logo: { contentType: 'image/png', base64: btoa('bytes') } },
      undefined,
    );
    expect(logoImageUrl).toBeInstanceOf(File);
    expect(logoImageUrl).toMatchObject({ name: 'logo.png', type: 'image/png', size: 5 });
    expect(formOf(READ, undefined).logoImageUrl).toBeNull();
  });

  it.each([
    ['forn.example', 'https://forn.example'],
    ['http://forn.example/a', 'http://forn.example/a'],
    ['ftp://forn.example', undefined],
    ['javascript:alert(1)', undefined],
    ['a b.example', undefined],
    ['', undefined],
  ])('takes %j for the address %j', (typed, url) => {
    expect(addressForm.safeParse({ url: typed }).data?.url).toBe(url);
  });

  it.each([
    ['https://www.linkedin.com/company/forn-rovira/', true, 'Forn Rovira'],
    ['https://es.linkedin.com/company/forn%20rovira?x=1', true, 'Forn Rovira'],
    ['https://linkedin.com/in/anna', true, null],
    ['https://notlinkedin.com/company/forn', false, 'Forn'],
    ['https://linkedin.com.example/', false, null],
  ])('knows what %s tells', (url, isTheirs, name) => {
    expect([isLinkedin(url), nameInAddress(url)]).toEqual([isTheirs, name]);
  });

  it('[CONST-64] tells of the 60 seconds at once, and after ten seconds what is being read', () => {
    jest.useFakeTimers();
    renderWithProviders(<ReadingState url="https://forn.example/" onStop={() => undefined} />, {
      messages: fromPageEn,
    });
    expect(screen.getByRole('status')).toHaveTextContent('It may take up to 60 seconds.');
    act(() => jest.advanceTimersByTime(9999));
    expect(screen.queryByText(/^Still at it/)).not.toBeInTheDocument();
    act(() => jest.advanceTimersByTime(1));
    expect(screen.getByText(/^Still at it: the front page of forn\.example/)).toBeInTheDocument();
    jest.useRealTimers();
  });
});
