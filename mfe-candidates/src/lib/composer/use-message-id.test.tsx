import { renderHook } from '@testing-library/react';
import { useMessageId } from './use-message-id.ts';

it('[ACT-06] gives the same words the same id, and others another', () => {
  const { result, rerender } = renderHook(() => useMessageId());
  const idOf = (subject: string) => result.current({ subject, body: '<p>Hello</p>' });
  const id = idOf('One');
  expect(id).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
  rerender();
  expect(idOf('One')).toBe(id);
  expect(idOf('Two')).not.toBe(id);
  // Another dialog writes another message.
  expect(renderHook(() => useMessageId()).result.current({ subject: 'One', body: '<p>Hello</p>' })).not.toBe(
    id,
  );
});
