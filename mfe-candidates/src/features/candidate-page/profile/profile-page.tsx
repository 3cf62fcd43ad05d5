import { useParams } from 'react-router-dom';
import { LikelyDouble } from '../../../lib/person/likely-double.tsx';
import { useCandidate } from '../../../lib/use-candidate.ts';
import { Educations, Experiences } from './history.tsx';
import styles from './profile.module.css';
import { Languages, Processes, Salary } from './rail.tsx';
import { Skills } from './skills.tsx';
import { Summary } from './summary.tsx';

/** Everything that is known of the candidate, to be read; it is changed in the update forms. */
export function Component() {
  const { candidate: id = '' } = useParams();
  const candidate = useCandidate(id).data?.data;
  // The layout above shows its skeleton until the candidate is there.
  if (!candidate) return null;
  return (
    <div className={styles.profile}>
      <div className={styles.main}>
        <div className={styles.above}>
          <LikelyDouble candidate={candidate} />
        </div>
        <Summary candidate={candidate} />
        <Experiences candidate={candidate} />
        <Educations candidate={candidate} />
        <Skills candidate={candidate} />
      </div>
      <div className={styles.rail}>
        <Salary candidate={candidate} />
        <Languages candidate={candidate} />
        <Processes candidate={candidate} />
      </div>
    </div>
  );
}
