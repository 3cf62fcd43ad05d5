import { isFramed } from '../core/framed.ts';
import { useSessionData } from '../core/session-data.ts';
import { AreaOutlet } from './area-outlet.tsx';
import styles from './bare-page.module.css';
import { ConnectionBanner } from './connection-banner.tsx';

/** Around a page that stands without the shell: what keeps it live, and nothing to see. */
export function BarePage() {
  useSessionData();
  // The page around a frame has the one main part of both.
  const Content = isFramed() ? 'div' : 'main';
  return (
    <div className={styles.page}>
      {/* The page around a frame says it. */}
      {!isFramed() && <ConnectionBanner />}
      <Content id="content" className={styles.content}>
        <AreaOutlet />
      </Content>
    </div>
  );
}
