import { appConfig } from '@cantera/shared/session';

/** Where everyone's dashboard is for whom the configuration names none: the report of this product. */
const OWN_REPORT = '/metrics/report';

export type Dashboard = {
  readonly href: string;
  /** It is a page of this product: it may do what the page around it may. */
  readonly isOwn: boolean;
};

/** The dashboard of an agency; undefined where what is configured is no address of the web. */
export function dashboardOf(agencyId: string): Dashboard | undefined {
  const { dashboards } = appConfig();
  const address = dashboards?.[agencyId] ?? dashboards?.default ?? OWN_REPORT;
  const { origin } = window.location;
  if (!URL.canParse(address, origin)) return undefined;
  const url = new URL(address, origin);
  return /^https?:$/.test(url.protocol) ? { href: url.href, isOwn: url.origin === origin } : undefined;
}
