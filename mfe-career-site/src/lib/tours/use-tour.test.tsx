import { storage } from '@cantera/shared/session';
import { renderWithProviders } from '@cantera/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { en } from '../../messages/en.ts';
import { TOUR_ANIMATION_MS } from './run-tour.ts';
import { type TourStep, useTour } from './use-tour.ts';

const STEPS: readonly TourStep[] = [
  { target: 'first', title: 'First <b>thing</b>', text: 'What it is.' },
  { target: 'gone', title: 'Not on this page', text: 'Nobody sees it.' },
  { target: 'last', title: 'Last thing', text: 'What it is for.' },
];

function Guided({ runsByItself = true }: { runsByItself?: boolean }) {
  const start = useTour('main', STEPS, runsByItself);
  return (
    <>
      <button type="button" onClick={start}>
        Start guide
      </button>
      <p data-tour="first">one</p>
      <p data-tour="last">two</p>
    </>
  );
}

function Page({ runsByItself }: { runsByItself?: boolean }) {
  const [isHere, setIsHere] = useState(true);
  return (
    <>
      {isHere && <Guided runsByItself={runsByItself} />}
      <button type="button" onClick={() => setIsHere(false)}>
        Leave
      </button>
    </>
  );
}

const show = (runsByItself?: boolean) =>
  renderWithProviders(<Page runsByItself={runsByItself} />, { messages: en });
const step = (name: string) => screen.findByRole('dialog', { name });
const noStep = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
/** Long enough for a tour to have begun, had it been going to. */
const aWhile = () => act(() => new Promise((resolve) => setTimeout(resolve, 50)));
const setReducedMotion = (isReduced: boolean) => {
  window.matchMedia = jest.fn(
    (media: string) =>
      Object.assign(new EventTarget(), {
        matches: isReduced && media.includes('reduce'),
        media,
        onchange: null,
        addListener: () => undefined,
        removeListener: () => undefined,
      }) as MediaQueryList,
  );
};

describe('a guided tour', () => {
  beforeEach(() => {
    window.localStorage.clear();
    setReducedMotion(false);
  });

  it('[CS-31] [CS-34] runs by itself on the first visit, and not on the next', async () => {
    const { user, unmount } = show();
    expect(await step('First <b>thing</b>')).toBeInTheDocument();
    // Closing it is an answer.
    await user.click(screen.getByRole('button', { name: 'Close the guide' }));
    await noStep();
    unmount();
    show();
    await aWhile();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('[CONST-141] keeps a flag for each tour', () => {
    for (const name of ['main', 'styles', 'slug', 'home'] as const) {
      expect(storage.hasSeenTour(name)).toBe(false);
      storage.setTourSeen(name);
      expect(window.localStorage.getItem(`cantera.tour.${name}`)).not.toBeNull();
      expect(storage.hasSeenTour(name)).toBe(true);
    }
  });

  it('[CS-30] runs by hand as often as one likes, through the steps that are on the page', async () => {
    storage.setTourSeen('main');
    const { user } = show();
    for (const _ of [1, 2]) {
      await user.click(screen.getByRole('button', { name: 'Start guide' }));
      const first = await step('First <b>thing</b>');
      expect(first).toHaveTextContent('What it is.');
      expect(first).toHaveTextContent('1 of 2');
      expect(first).toHaveAttribute('aria-modal', 'true');
      await waitFor(() => expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus());
      await user.click(screen.getByRole('button', { name: 'Next' }));
      expect(await step('Last thing')).toHaveTextContent('2 of 2');
      await user.click(screen.getByRole('button', { name: 'Done' }));
      await noStep();
    }
  });

  it('does not run by itself where it is only for those who ask', async () => {
    show(false);
    await aWhile();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(storage.hasSeenTour('main')).toBe(false);
  });

  it('ends with the page that it guides through', async () => {
    show();
    await step('First <b>thing</b>');
    // The page behind takes no pointer while the tour runs.
    act(() => screen.getByText('Leave').click());
    await noStep();
    expect(document.body).not.toHaveClass('driver-active');
  });

  it('[CS-35] [CONST-62] takes 400 ms from step to step', async () => {
    expect(TOUR_ANIMATION_MS).toBe(400);
    show();
    await step('First <b>thing</b>');
    expect(document.body.style.getPropertyValue('--driver-animation-duration')).toBe('400ms');
    expect(document.body).toHaveClass('driver-fade');
  });

  it('stands still for who wants less motion', async () => {
    setReducedMotion(true);
    show();
    await step('First <b>thing</b>');
    expect(document.body).not.toHaveClass('driver-fade');
  });
});
