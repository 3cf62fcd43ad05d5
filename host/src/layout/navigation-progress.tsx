import { useNavigation } from 'react-router-dom';
import styles from './navigation-progress.module.css';

/** A thin line under the bar while the next page's code is fetched; its delay keeps quick changes still. */
export function NavigationProgress() {
  const { state } = useNavigation();
  return state === 'loading' ? <div className={styles.line} aria-hidden="true" /> : null;
}
