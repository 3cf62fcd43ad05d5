import type { Application } from '@cantera/shared/contracts/applications';
import type { Candidate } from '@cantera/shared/contracts/candidates';
import type { CandidatePanelProps } from '@cantera/shared/remotes';
import type { ReactNode } from 'react';
import { useT } from '../../messages/index.ts';
import { Activity } from './activity.tsx';
import { Answers } from './application/answers.tsx';
import { type ApplicationQuery, ApplicationView } from './application/application-view.tsx';
import { History } from './application/history.tsx';
import { Messages } from './application/messages.tsx';
import { PanelTabs } from './panel-tabs.tsx';
import { Person } from './person.tsx';
import { Profile } from './profile/profile.tsx';

type PanelBodyProps = {
  candidate: Candidate;
  application: ApplicationQuery;
  panel: CandidatePanelProps;
  tab: PanelTab;
  onTabChange: (tab: PanelTab) => void;
};

const TABS = ['profile', 'answers', 'messages', 'history', 'activity'] as const;
/** Without an application there is nothing to tell of one. */
const TABS_ALONE = ['profile', 'activity'] as const;
export type PanelTab = (typeof TABS)[number];

function useTabs(application: Application | undefined, tabs: readonly PanelTab[]) {
  const t = useT();
  const counts: Record<PanelTab, number | undefined> = {
    profile: undefined,
    answers: application?.kqQuestionsWithAnswers.length,
    // What workflows hold back stands among the messages, and the application itself at the end of its moves.
    messages: application && application.messages.length + application.runs.length,
    history: application && application.history.length + 1,
    activity: undefined,
  };
  return tabs.map((key) => ({ key, label: t(`candidates.panel.tab.${key}`), count: counts[key] }));
}

export function PanelBody({ candidate, application, panel, tab, onTabChange }: PanelBodyProps) {
  const known = application.data?.data;
  const { applicationId } = panel;
  const offered: readonly PanelTab[] = applicationId ? TABS : TABS_ALONE;
  const tabs = useTabs(known, offered);
  // The tab is kept from candidate to candidate, and the next one may lack it.
  const shown = offered.includes(tab) ? tab : 'profile';
  const profile = <Profile candidate={candidate} application={known} />;
  const contents: Record<PanelTab, () => ReactNode> = {
    profile: () => profile,
    answers: () => (
      <ApplicationView query={application}>{(data) => <Answers application={data} />}</ApplicationView>
    ),
    messages: () => (
      <ApplicationView query={application}>
        {(data) => <Messages candidateId={candidate.id} application={data} />}
      </ApplicationView>
    ),
    history: () => (
      <ApplicationView query={application}>
        {(data) => <History application={data} onUndo={panel.onUndoMove} />}
      </ApplicationView>
    ),
    activity: () => <Activity candidateId={candidate.id} applicationId={applicationId} />,
  };
  return (
    <>
      <Person candidate={candidate} application={known} panel={panel} />
      <PanelTabs tabs={tabs} value={shown} onChange={onTabChange}>
        {contents[shown]()}
      </PanelTabs>
    </>
  );
}
