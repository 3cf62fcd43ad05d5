import type { ReportBlock } from '@cantera/shared/contracts/report-blocks';
import styles from './blocks.module.css';
import { Columns, Entries, Facts, Head, Steps } from './person-blocks.tsx';
import { Comments, Questions, Score, Text } from './text-blocks.tsx';

function Body({ block }: { block: ReportBlock }) {
  switch (block.kind) {
    case 'STEPS':
      return <Steps block={block} />;
    case 'PERSON':
      return <Head block={block} />;
    case 'FACTS':
      return <Facts block={block} />;
    case 'TEXT':
      return <Text block={block} />;
    case 'ENTRIES':
      return <Entries block={block} />;
    case 'COLUMNS':
      return <Columns block={block} />;
    case 'SCORE':
      return <Score block={block} />;
    case 'QUESTIONS':
      return <Questions block={block} />;
    case 'COMMENTS':
      return <Comments block={block} />;
  }
}

const OWN_HEADING: readonly ReportBlock['kind'][] = ['STEPS', 'PERSON'];

/** A report as the server made it: the same on screen and on paper. */
export function ReportBlocks({ blocks }: { blocks: readonly ReportBlock[] }) {
  return blocks.map((block, index) => (
    <section key={index} className={styles.block} data-kind={block.kind} data-section={block.section}>
      {/* Skills that go on after the first block of them have no second heading. */}
      {!OWN_HEADING.includes(block.kind) && block.title && <h4 className={styles.title}>{block.title}</h4>}
      <Body block={block} />
    </section>
  ));
}
