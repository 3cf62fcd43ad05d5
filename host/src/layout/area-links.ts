import { useApi } from '@cantera/shared/api-client';
import { getNewSite } from '@cantera/shared/contracts/new-site';
import type { ScreenLink } from '@cantera/shared/contracts/remote-manifest';
import { useSession } from '@cantera/shared/session';
import { create } from 'zustand';
import { linksOfArea, type SideArea, type Viewer } from './screen-links.ts';

const useQuestion = create<{ isAsked: boolean }>(() => ({ isAsked: false }));

/** Has the server say whether the agency has the present career site. Most people never open a list of links that needs it. */
export const askForNewSite = (): void => useQuestion.setState({ isAsked: true });

/**
 * The screens of an area that the reader may open. One that has an older screen leads to the newer until the server has said that
 * the agency has it not.
 */
export function useAreaLinks(area: SideArea): readonly ScreenLink[] {
  const viewer: Viewer = useSession(({ user }) => user) ?? {};
  const isAsked = useQuestion((question) => question.isAsked);
  const links = linksOfArea(area, viewer);
  const agencyId = isAsked && links.some(({ older }) => older) ? viewer.agencyId : undefined;
  const { data } = useApi(getNewSite, agencyId ? { params: { agencyId } } : null);
  return data?.enabled === false ? links.map((link) => ({ ...link, to: link.older ?? link.to })) : links;
}
