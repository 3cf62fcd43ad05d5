import type { ReportBlock } from '@cantera/shared/contracts/report-blocks';
import { useEffect, useState } from 'react';

const photosOf = (blocks: readonly ReportBlock[]): string[] =>
  blocks.flatMap((block) => (block.kind === 'PERSON' && block.photoUrl ? [block.photoUrl] : []));

/** Loads the photos of some blocks, as those that are not there yet would be missing on paper. Gives how many do not come. */
export async function loadPhotos(blocks: readonly ReportBlock[]): Promise<number> {
  const loaded = await Promise.allSettled(
    photosOf(blocks).map((src) => {
      const image = new Image();
      image.src = src;
      return image.decode();
    }),
  );
  return loaded.filter(({ status }) => status === 'rejected').length;
}

/** How many photos of some blocks do not come; 0 until that is known. */
export function useLostPhotos(blocks: readonly ReportBlock[]): number {
  const [lost, setLost] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    setLost(0);
    void loadPhotos(blocks).then((count) => isCurrent && setLost(count));
    return () => {
      isCurrent = false;
    };
  }, [blocks]);
  return lost;
}
