import { call } from '@cantera/shared/api-client';
import type { EndpointInput, EndpointResponse } from '@cantera/shared/contracts';
import type { ReportBlock } from '@cantera/shared/contracts/report-blocks';
import { previewPositionReport, REPORT_PAPER_PEOPLE } from '@cantera/shared/contracts/reports';
import { toast } from '@cantera/shared/design-system';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useT } from '../../../messages/report.ts';

type Body = EndpointInput<typeof previewPositionReport>['body'];
type PositionPreview = EndpointResponse<typeof previewPositionReport>['data'];
const NO_BLOCKS: readonly ReportBlock[] = [];

/** Photos that are not there yet would be missing on paper; one that does not come is. */
async function loadPhotos(blocks: readonly ReportBlock[]): Promise<void> {
  const urls = blocks.flatMap((block) => (block.kind === 'PERSON' && block.photoUrl ? [block.photoUrl] : []));
  await Promise.allSettled(
    urls.map((src) => {
      const image = new Image();
      image.src = src;
      return image.decode();
    }),
  );
}

/**
 * The paper of a position's report. Its preview holds the first people alone: the others are read when it is to be printed, up to
 * as many as paper holds. `preview`: undefined while it is not the answer to `body`, or would tell who somebody is.
 */
export function usePaper(positionId: string, body: Body, preview: PositionPreview | undefined) {
  const t = useT();
  const asked = JSON.stringify(body);
  const now = useRef<string>(undefined);
  useEffect(() => {
    now.current = asked;
    return () => {
      now.current = undefined;
    };
  }, [asked]);
  const [read, setRead] = useState<{ asked: string; paper: PositionPreview }>();
  const [isPreparing, setIsPreparing] = useState(false);
  const whole = read?.asked === asked ? read.paper : undefined;
  const { people = 0, shownPeople = 0 } = preview ?? {};
  const isInParts = people > shownPeople;
  const isTooMany = people > REPORT_PAPER_PEOPLE;

  /** Reads all of it; gives whether it can be printed. */
  async function prepare(): Promise<boolean> {
    if (!isInParts || whole) return true;
    setIsPreparing(true);
    try {
      const { data } = await call(previewPositionReport, {
        params: { id: positionId },
        body: { ...body, isPaper: true },
      });
      await loadPhotos(data.blocks);
      // Other options meanwhile, or closed: nobody waits for this paper any more.
      if (now.current !== asked) return false;
      flushSync(() => setRead({ asked, paper: data }));
      return !data.unsafe?.length;
    } catch {
      if (now.current === asked) toast.error(t('report.paper.error'));
      return false;
    } finally {
      setIsPreparing(false);
    }
  }

  const paper = whole ?? preview;
  return {
    blocks: paper && !paper.unsafe?.length ? paper.blocks : NO_BLOCKS,
    /** Of all the paper; null before it is read. */
    unsafe: whole?.unsafe ?? null,
    isTooMany,
    /** How many of how many it holds; null when it holds all. */
    part: paper && paper.shownPeople < people ? { shown: paper.shownPeople, people } : null,
    isPreparing,
    prepare,
  };
}
