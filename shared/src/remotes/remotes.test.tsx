import { screen } from '@testing-library/react';
import { type ReactNode, Suspense, useState } from 'react';
import { retryCount } from '../late-code/index.ts';
import { renderWithProviders } from '../testing/index.ts';
import { setFailedCodeHandler } from './failed-code.ts';
import { lazyPage } from './lazy-page.tsx';
import { lazyPart } from './lazy-part.tsx';
import { setExposeLoader } from './loader.ts';
import { Remote } from './remote.tsx';

const Viewer = ({ candidateId }: { candidateId: string }) => <p>CV of {candidateId}</p>;
const Panel = ({ candidateId }: { candidateId: string }) => <p>Panel of {candidateId}</p>;
/** Two components of another remote that take turns in one place. */
function InTurns() {
  const [isCvOpen, setIsCvOpen] = useState(false);
  const id = isCvOpen ? 'mfe_candidates/cv-viewer' : 'mfe_candidates/candidate-panel';
  return (
    <>
      <button type="button" onClick={() => setIsCvOpen(!isCvOpen)}>
        Turn
      </button>
      <Remote id={id} candidateId="c1" onClose={() => undefined} />
    </>
  );
}
const page = { Component: () => <p>The page</p> };
const gone = () => Promise.reject(new Error('gone'));

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

describe('Remote', () => {
  it('shows a notice with Retry when the owner is away, and the component once it is back', async () => {
    const load = jest.fn<Promise<unknown>, [string]>().mockImplementation(gone);
    setExposeLoader(load);
    const { user } = renderWithProviders(
      <Remote id="mfe_candidates/cv-viewer" candidateId="c1" onClose={() => undefined} />,
    );
    const retry = await screen.findByRole('button', { name: 'Retry' });
    load.mockResolvedValue({ default: Viewer });
    await user.click(retry);
    expect(await screen.findByText('CV of c1')).toBeInTheDocument();
  });

  it('draws the other component when another id takes its place, and the first one again', async () => {
    setExposeLoader((id) => Promise.resolve({ default: id.endsWith('cv-viewer') ? Viewer : Panel }));
    const { user } = renderWithProviders(<InTurns />);
    expect(await screen.findByText('Panel of c1')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Turn' }));
    expect(await screen.findByText('CV of c1')).toBeInTheDocument();
    expect(screen.queryByText('Panel of c1')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Turn' }));
    expect(await screen.findByText('Panel of c1')).toBeInTheDocument();
  });
});

describe('lazyPage', () => {
  it('tries a second time in silence', async () => {
    const load = jest.fn(() => Promise.resolve(page)).mockImplementationOnce(gone);
    await expect(lazyPage(load)()).resolves.toBe(page);
  });
  it('loads the texts of a page beside its code and puts them around it', async () => {
    const order: string[] = [];
    const said = (name: string) => async () => {
      order.push(name);
      await Promise.resolve();
    };
    const texts = {
      Messages: ({ children }: { children: ReactNode }) => <section aria-label="texts">{children}</section>,
      load: said('texts'),
    };
    const { Component } = await lazyPage(() => said('code')().then(() => page), texts)();
    expect(order).toEqual(['code', 'texts']);
    renderWithProviders(<Component />);
    expect(screen.getByRole('region', { name: 'texts' })).toHaveTextContent('The page');
  });
  it('shows a page whose texts did not come as one that did not come', async () => {
    const texts = {
      Messages: ({ children }: { children: ReactNode }) => children,
      load: jest.fn(() => Promise.resolve()).mockImplementation(gone),
    };
    const { Component } = await lazyPage(() => Promise.resolve(page), texts)();
    const { user } = renderWithProviders(<Component />);
    expect(screen.queryByText('The page')).not.toBeInTheDocument();
    texts.load.mockResolvedValue(undefined);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('The page')).toBeInTheDocument();
  });
  it('tells the host of code that is gone, and shows a page with Retry', async () => {
    const onFailure = jest.fn(() => Promise.resolve());
    setFailedCodeHandler(onFailure);
    const load = jest.fn(() => Promise.resolve(page)).mockImplementation(gone);
    const { Component } = await lazyPage(load)();
    expect(onFailure).toHaveBeenCalledTimes(1);
    const { user } = renderWithProviders(<Component />);
    load.mockResolvedValue(page);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('The page')).toBeInTheDocument();
  });
});

describe('Retry of code that did not come', () => {
  it('has texts that failed with a page or a part asked for anew at once', async () => {
    const before = retryCount();
    const { Component } = await lazyPage(gone)();
    const { user, unmount } = renderWithProviders(<Component />);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(retryCount()).toBe(before + 1);
    unmount();
    const Part = lazyPart(gone);
    const second = renderWithProviders(
      <Suspense>
        <Part />
      </Suspense>,
    );
    await second.user.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(retryCount()).toBe(before + 2);
  });
});
