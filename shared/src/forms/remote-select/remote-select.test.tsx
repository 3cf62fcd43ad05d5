import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { z } from 'zod';
import { defineEndpoint } from '../../contracts/endpoint.ts';
import { renderWithProviders } from '../../testing/index.ts';
import { Form, RemoteSelect, RemoteSelectField, SubmitButton, useZodForm } from '../index.ts';

const listFirms = defineEndpoint({
  may: 'profile.own',
  id: 'listFirms',
  method: 'GET',
  path: '/firms',
  summary: 'Firms',
  query: z.object({ search: z.string().optional(), perPage: z.number() }),
  response: z.object({ items: z.array(z.object({ id: z.string(), name: z.string() })) }),
});
const firms = {
  endpoint: listFirms,
  ask: (term: string) => ({ query: term ? { search: term, perPage: 9 } : { perPage: 100 } }),
  optionsOf: ({ items }: { items: { id: string; name: string }[] }) =>
    items.map(({ id, name }) => ({ value: id, label: name })),
};
const schema = z.object({ firmId: z.string().min(1) });

const PRELOADED = [
  { id: 'f-1', name: 'Alba Renovables' },
  { id: 'f-2', name: 'Clínica Montseny' },
];
const FAR = { id: 'f-900', name: 'Zubia Forjas' };
let asked: string[];
let answer: (search: string | null) => unknown;

beforeEach(() => {
  asked = [];
  answer = (search) => (search === null ? PRELOADED : [FAR].filter(({ name }) => name.includes(search)));
  globalThis.fetch = async (address) => {
    const url = new URL(String(address), 'http://localhost');
    asked.push(url.search);
    const items = answer(url.searchParams.get('search'));
    if (items === 'down') return new Response('{}', { status: 500 });
    return new Response(JSON.stringify({ items: await items }), { status: 200 });
  };
});

function Picker({ onSave = () => undefined }: { onSave?: (firmId: string) => void }) {
  const form = useZodForm(schema, { defaults: { firmId: '' } });
  return (
    <Form form={form} onSubmit={({ firmId }) => onSave(firmId)}>
      <RemoteSelectField control={form.control} name="firmId" label="Client" source={firms} />
      <SubmitButton>Save</SubmitButton>
    </Form>
  );
}
const field = () => screen.findByRole('combobox', { name: 'Client' });

describe('a remote select', () => {
  it('[CLI-76] [ASSIGN-12] shows the preloaded list while nothing is typed', async () => {
    const { user } = renderWithProviders(<Picker />);
    await user.click(await field());
    expect(await screen.findByTitle('Clínica Montseny')).toBeInTheDocument();
    expect(asked).toEqual(['?per_page=100']);
  });

  it('[CLI-77] [ASSIGN-13] [CONST-32] asks the server for nine once typing pauses, and saves what was found', async () => {
    const onSave = jest.fn();
    const { user } = renderWithProviders(<Picker onSave={onSave} />);
    await user.type(await field(), 'Z');
    await user.click(await screen.findByTitle('Zubia Forjas'));
    expect(asked).toEqual(['?per_page=100', '?search=Z&per_page=9']);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(onSave).toHaveBeenCalledWith('f-900'));
    expect((await field()).closest('.ant-select')).toHaveTextContent('Zubia Forjas');
  });

  it('[SHELL-137] says that nothing was found, and not before the server said so', async () => {
    let finish: (items: unknown) => void = () => undefined;
    answer = (search) => (search === null ? PRELOADED : new Promise((resolve) => (finish = resolve)));
    const { user } = renderWithProviders(<Picker />);
    await user.type(await field(), 'q');
    expect(await screen.findByText('Loading')).toBeInTheDocument();
    await waitFor(() => expect(asked).toHaveLength(2));
    expect(screen.queryByText('No results found')).not.toBeInTheDocument();
    await act(async () => finish([]));
    expect(await screen.findByText('No results found')).toBeInTheDocument();
  });

  it('offers what is known and matches while the answer is on its way', async () => {
    answer = (search) => (search === null ? PRELOADED : new Promise(() => undefined));
    const onSave = jest.fn();
    const { user } = renderWithProviders(<Picker onSave={onSave} />);
    await user.click(await field());
    await screen.findByTitle('Alba Renovables');
    await user.keyboard('clinica');
    expect(screen.queryByTitle('Alba Renovables')).not.toBeInTheDocument();
    await user.click(screen.getByTitle('Clínica Montseny'));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(onSave).toHaveBeenCalledWith('f-2'));
  });

  it('says beside it that the list could not be read, and asks again', async () => {
    answer = () => 'down';
    const { user } = renderWithProviders(<Picker />);
    expect(await screen.findByRole('alert')).toHaveTextContent('This could not be loaded');
    answer = () => PRELOADED;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
    await user.click(await field());
    expect(await screen.findByTitle('Alba Renovables')).toBeInTheDocument();
  });

  it('names a value that no list holds, and takes it back', async () => {
    const onChange = jest.fn();
    function Filter() {
      const [value, setValue] = useState<string | null>('f-7');
      return (
        <RemoteSelect
          label="Client"
          source={firms}
          known={{ value: 'f-7', label: 'Banc Llobregat' }}
          isClearable
          value={value}
          onChange={(next) => {
            setValue(next);
            onChange(next);
          }}
        />
      );
    }
    const { user } = renderWithProviders(<Filter />);
    expect(await screen.findByText('Banc Llobregat')).toBeInTheDocument();
    await user.click(screen.getByRole('combobox', { name: 'Client' }));
    await user.click(await screen.findByTitle('Alba Renovables'));
    expect(onChange).toHaveBeenCalledWith('f-1');
  });

  it('names the button that clears it in the reader’s own language', async () => {
    const onChange = jest.fn();
    const { user } = renderWithProviders(
      <RemoteSelect
        label="Cliente"
        source={firms}
        known={{ value: 'f-7', label: 'Banc Llobregat' }}
        isClearable
        value="f-7"
        onChange={onChange}
      />,
      { locale: 'es' },
    );
    await user.click(await screen.findByRole('button', { name: 'Borrar' }));
    expect(onChange).toHaveBeenCalledWith(null);
  });
});
