import { call } from '@cantera/shared/api-client';
import type { EndpointInput, EndpointResponse } from '@cantera/shared/contracts';
import type { ReportBlock } from '@cantera/shared/contracts/report-blocks';
import { previewPositionReport, REPORT_PAPER_PEOPLE } from '@cantera/shared/contracts/reports';
import { toast } from '@cantera/shared/design-system';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useT } from '../../../messages/report.ts';
import { loadPhotos } from './use-lost-photos.ts';

type Body = EndpointInput<typeof previewPositionReport>['body'];
type PositionPreview = EndpointResponse<typeof previewPositionReport>['data'];
const NO_BLOCKS: readonly ReportBlock[] = [];
const NOTHING_UNSAFE: NonNullable<PositionPreview['unsafe']> = [];

/**
 * The paper of a position's report. Its preview holds the first people alone: the others are read each time that it is to be
 * printed, up to as many as paper holds, and what was read lasts as long as that preview. `preview`: undefined while it is not
 * the answer to `body`, or would tell who somebody is.
 */
export function usePaper(positionId: string, body: Body, preview: PositionPreview | undefined) {
  const t = useT();
  const asked = JSON.stringify(body);
  const now = useRef<{ asked: string; preview: PositionPreview | undefined }>(undefined);
  useEffect(() => {
    now.current = { asked, preview };
    return () => {
      now.current = undefined;
    };
  }, [asked, preview]);
  const [read, setRead] = useState<{ of: PositionPreview; paper: PositionPreview }>();
  const [isPreparing, setIsPreparing] = useState(false);
  /** Photos that the reader was told of: asked for once more, it is printed without them. */
  const toldLost = useRef(0);
  const whole = preview && read?.of === preview ? read.paper : undefined;
  const { people = 0, shownPeople = 0 } = preview ?? {};
  const isInParts = people > shownPeople;
  const isTooMany = people > REPORT_PAPER_PEOPLE;

  /** Reads all of it; gives whether it can be printed. */
  async function prepare(): Promise<boolean> {
    if (!preview) return false;
    if (!isInParts) return true;
    setIsPreparing(true);
    try {
      const { data } = await call(previewPositionReport, {
        params: { id: positionId },
        body: { ...body, isPaper: true },
      });
      const lost = await loadPhotos(data.blocks);
      if (now.current?.preview === preview) {
        flushSync(() => setRead({ of: preview, paper: data }));
        if (data.unsafe?.length) return false;
        if (lost <= toldLost.current) return true;
        toldLost.current = lost;
        toast.error(t('report.photosLost', { count: lost }), { description: t('report.photosLostAgain') });
        return false;
      }
    } catch {
      // Said below.
    } finally {
      setIsPreparing(false);
    }
    // Other options meanwhile, or closed: nobody waits for this paper any more.
    if (now.current?.asked === asked) toast.error(t('report.paper.error'));
    return false;
  }

  const paper = whole ?? preview;
  return {
    blocks: paper && !paper.unsafe?.length ? paper.blocks : NO_BLOCKS,
    /** What of all the paper would tell who somebody is; nothing before it is read. */
    unsafe: whole?.unsafe ?? NOTHING_UNSAFE,
    isTooMany,
    /** How many of how many it holds; null when it holds all. */
    part: paper && paper.shownPeople < people ? { shown: paper.shownPeople, people } : null,
    isPreparing,
    prepare,
  };
}
