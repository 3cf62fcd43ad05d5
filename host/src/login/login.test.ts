import { getToken } from '@cantera/shared/session';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { begin } from './begin.ts';
import { fetchApp } from './fetch-app.ts';
import { logIn } from './log-in.ts';
import { drawLogin } from './login-page.ts';

const demo = {
  password: 'cantera-demo',
  people: [{ email: 'admin@demo.test', role: 'AGENCY_ADMIN' as const }],
};
const email = () => screen.getByLabelText('Email');
const password = () => screen.getByLabelText('Password');
const submit = () => screen.getByRole('button', { name: 'Log in' });

beforeEach(() => localStorage.clear());

describe('the login', () => {
  it('[DAY-23] says at each empty field that it is to be filled in, and asks nobody until they are', async () => {
    const onSubmit = jest.fn(async () => undefined);
    drawLogin({ demo: undefined, onSubmit });
    await userEvent.click(submit());
    expect(onSubmit).not.toHaveBeenCalled();
    expect(email()).toHaveFocus();
    for (const input of [email(), password()]) {
      expect(input).toBeInvalid();
      expect(input).toHaveAccessibleDescription('Fill in this field.');
    }
    await userEvent.type(email(), ' ana@demo.test ');
    expect(email()).not.toHaveAttribute('aria-invalid');
    await userEvent.type(password(), 'secret');
    await userEvent.click(submit());
    expect(onSubmit).toHaveBeenCalledWith({ email: 'ana@demo.test', password: 'secret' });
  });

  it('[DAY-23] tells why it was refused, keeps what was typed and can be tried again', async () => {
    const answers = ['wrong', 'tooMany', 'failed'] as const;
    let asked = 0;
    drawLogin({ demo: undefined, onSubmit: async () => answers[asked++] });
    await userEvent.type(email(), 'ana@demo.test');
    await userEvent.type(password(), 'secret');
    for (const words of [
      'The email or the password is wrong.',
      'Too many attempts. Wait a few minutes and try again.',
      'The server did not answer as expected. Try again in a moment.',
    ]) {
      await userEvent.click(submit());
      expect(await screen.findByRole('alert')).toHaveTextContent(words);
      expect(email()).toHaveValue('ana@demo.test');
      expect(password()).toHaveValue('secret');
    }
  });

  it('[DAY-23] sends once however often it is pressed', async () => {
    let answer: () => void = () => undefined;
    const onSubmit = jest.fn(() => new Promise<undefined>((resolve) => (answer = () => resolve(undefined))));
    drawLogin({ demo, onSubmit });
    await userEvent.click(screen.getByRole('button', { name: 'Use admin@demo.test' }));
    await userEvent.click(submit());
    await userEvent.click(submit());
    await userEvent.type(password(), '{Enter}');
    expect(onSubmit).toHaveBeenCalledTimes(1);
    expect(onSubmit).toHaveBeenCalledWith({ email: 'admin@demo.test', password: 'cantera-demo' });
    answer();
  });

  it('shows the password while asked to', async () => {
    drawLogin({ demo: undefined, onSubmit: async () => undefined });
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
    expect(password()).toHaveAttribute('type', 'text');
    await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(password()).toHaveAttribute('type', 'password');
  });

  it('[DAY-24] speaks another language when it is chosen, with what was typed', async () => {
    drawLogin({ demo: undefined, onSubmit: async () => 'wrong' });
    await userEvent.type(email(), 'ana@demo.test');
    const languages = screen.getByRole('group', { name: 'Language' });
    expect(within(languages).getByText('English')).toHaveAttribute('aria-current', 'true');
    await userEvent.click(within(languages).getByRole('button', { name: 'Català' }));
    expect(screen.getByLabelText('Correu electrònic')).toHaveValue('ana@demo.test');
    expect(document.documentElement.lang).toBe('ca');
    expect(document.title).toBe('Entra — Cantera');
    expect(screen.getByText('Català')).toHaveFocus();
    await userEvent.type(screen.getByLabelText('Contrasenya'), 'secret');
    await userEvent.click(screen.getByRole('button', { name: 'Entra' }));
    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent('El correu o la contrasenya no són correctes.'),
    );
  });
});

describe('the languages of the login', () => {
  it('[DAY-24] wait while a login is under way', async () => {
    let answer: (refusal: 'wrong') => void = () => undefined;
    drawLogin({ demo, onSubmit: () => new Promise((resolve) => (answer = resolve)) });
    await userEvent.click(screen.getByRole('button', { name: 'Use admin@demo.test' }));
    await userEvent.click(submit());
    expect(screen.getByRole('button', { name: 'Español' })).toBeDisabled();
    answer('wrong');
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Español' })).toBeEnabled();
  });

  it('[DAY-24] tell again why a login was refused', async () => {
    drawLogin({ demo, onSubmit: async () => 'wrong' });
    await userEvent.click(screen.getByRole('button', { name: 'Use admin@demo.test' }));
    await userEvent.click(submit());
    await screen.findByRole('alert');
    await userEvent.click(screen.getByRole('button', { name: 'Español' }));
    expect(screen.getByRole('alert')).toHaveTextContent('El correo o la contraseña no son correctos.');
    await userEvent.click(screen.getByRole('button', { name: 'English' }));
    expect(screen.getByRole('alert')).toHaveTextContent('The email or the password is wrong.');
  });
});

describe('the app’s files', () => {
  it('[DAY-23] are fetched by calls of low priority', () => {
    const asked = jest.fn(async () => new Response(''));
    globalThis.fetch = asked;
    const next = document.createElement('script');
    Object.assign(next, {
      id: 'cantera-next',
      type: 'application/json',
      textContent: '["/main.1.js","/main.1.css"]',
    });
    document.body.append(next);
    fetchApp();
    next.remove();
    expect(asked.mock.calls).toEqual([
      ['/main.1.js', { priority: 'low' }],
      ['/main.1.css', { priority: 'low' }],
    ]);
  });
});

describe('a browser that keeps nothing', () => {
  afterEach(() => jest.restoreAllMocks());

  it('is told, and nobody is logged in by half', async () => {
    globalThis.fetch = async () =>
      new Response(JSON.stringify({ data: { token: 't1', user: { lang: null } } }));
    const forbid = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    for (const name of ['getItem', 'setItem', 'removeItem'] as const)
      jest.spyOn(Storage.prototype, name).mockImplementation(forbid);
    expect(await begin('', { email: 'ana@demo.test', password: 'secret' })).toBe('forgets');
    expect(getToken()).toBeNull();
    drawLogin({ demo, onSubmit: async () => 'forgets' });
    await userEvent.click(screen.getByRole('button', { name: 'Use admin@demo.test' }));
    await userEvent.click(submit());
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'This browser does not let the page remember who is logged in. Allow cookies and site data for this address.',
    );
  });
});

describe('the call of the login', () => {
  const user = { email: 'ana@demo.test', password: 'secret' };
  const answering = (status: number, body: unknown) => {
    const asked = jest.fn(async () => new Response(JSON.stringify(body), { status }));
    globalThis.fetch = asked;
    return asked;
  };

  it('sends what was typed, and takes the token and the language', async () => {
    const asked = answering(200, { data: { token: 't1', user: { lang: 'es' } } });
    expect(await logIn('https://api.test', user)).toEqual({ token: 't1', lang: 'es' });
    expect(asked).toHaveBeenCalledWith(
      'https://api.test/auth/login',
      expect.objectContaining({ method: 'POST', body: JSON.stringify(user) }),
    );
  });

  it('tells a wrong password from too many tries and from a server that does not answer', async () => {
    answering(401, {});
    expect(await logIn('', user)).toEqual({ refusal: 'wrong' });
    answering(429, {});
    expect(await logIn('', user)).toEqual({ refusal: 'tooMany' });
    answering(500, {});
    expect(await logIn('', user)).toEqual({ refusal: 'failed' });
    answering(200, { data: { token: null } });
    expect(await logIn('', user)).toEqual({ refusal: 'failed' });
    globalThis.fetch = async () => Promise.reject(new TypeError('Failed to fetch'));
    expect(await logIn('', user)).toEqual({ refusal: 'failed' });
  });
});
