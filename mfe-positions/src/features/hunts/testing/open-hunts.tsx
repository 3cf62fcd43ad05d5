import { renderWithProviders } from '@cantera/shared/testing';
import { act } from '@testing-library/react';
import type { ReactElement } from 'react';
import { en } from '../../../messages/en.ts';
import { huntsEn } from '../../../messages/texts-hunts-en.ts';
import { Component as HuntsPage } from '../hunts-page.tsx';
import { Component as PositionHunts } from '../position-hunts-page.tsx';
import { HUNT, POSITION } from './fake-hunts.ts';

type View = ReturnType<typeof renderWithProviders>;

async function open(page: ReactElement, route: string, path: string): Promise<View> {
  let view: View | undefined;
  // The texts come after the first drawing.
  await act(async () => {
    view = renderWithProviders(page, { route, path, messages: { ...en, ...huntsEn } });
  });
  if (!view) throw new Error('nothing was drawn');
  return view;
}

/** The hunts of everybody, or with the one hunt open. */
export const openHunts = (query = `?talentPoolId=${HUNT}`): Promise<View> =>
  open(<HuntsPage />, `/talent-pools${query}`, '/talent-pools');

/** The tab of a position. */
export const openTab = (query = ''): Promise<View> =>
  open(<PositionHunts />, `/positions/${POSITION}/talent-pools${query}`, '/positions/:position/talent-pools');
