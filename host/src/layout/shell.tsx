import { VisuallyHidden } from '@cantera/shared/design-system';
import { setExposeLoader } from '@cantera/shared/remotes';
import { useEffect, useRef } from 'react';
import { ScrollRestoration, useLocation } from 'react-router-dom';
import { startChat } from '../core/chat-widget.ts';
import { watchErrors } from '../core/client-errors.ts';
import { useSessionData } from '../core/session-data.ts';
import { useT } from '../messages/index.ts';
import { remoteOf } from '../remotes/areas.ts';
import { isBare } from '../remotes/bare-paths.ts';
import { loadExpose } from '../remotes/load-remote.ts';
import { AreaOutlet } from './area-outlet.tsx';
import { BarePage } from './bare-page.tsx';
import { ConnectionBanner } from './connection-banner.tsx';
import { Find } from './find/find.tsx';
import { Footer } from './footer.tsx';
import { NavigationProgress } from './navigation-progress.tsx';
import { scrollKey } from './scroll-key.ts';
import styles from './shell.module.css';
import { Shortcuts } from './shortcuts/shortcuts.tsx';
import { SideNav } from './side-nav.tsx';
import { TopBar } from './top-bar.tsx';
import { useArrival } from './use-arrival.ts';

setExposeLoader(loadExpose);
watchErrors(remoteOf);

/** The frame around a page behind the login. */
function Shell() {
  const t = useT();
  const { pathname } = useLocation();
  const { user, agency } = useSessionData();
  const content = useRef<HTMLElement>(null);
  const arrivedAt = useArrival(content);
  useEffect(() => {
    if (user && agency) startChat(user, agency);
  }, [user, agency]);
  return (
    <div className={styles.shell}>
      <a className={styles.skip} href="#content">
        {t('host.nav.skip')}
      </a>
      <TopBar key={pathname.split('/')[1]} />
      <NavigationProgress />
      <ConnectionBanner />
      <div className={styles.frame}>
        <SideNav />
        <main id="content" ref={content} tabIndex={-1} className={styles.content}>
          <AreaOutlet />
        </main>
      </div>
      <VisuallyHidden>
        <span aria-live="polite">{arrivedAt}</span>
      </VisuallyHidden>
      <Footer />
      <Shortcuts />
      <Find />
      <ScrollRestoration getKey={scrollKey} />
    </div>
  );
}

/** What stands around every page behind the login: the shell, or nothing around those that a remote wants without it. */
export function Component() {
  const { pathname } = useLocation();
  return isBare(pathname) ? <BarePage /> : <Shell />;
}
