import { topic } from '@cantera/shared/contracts/topics';
import { memberChanged, type User, type updateMeBody } from '@cantera/shared/contracts/users';
import type { z } from 'zod';
import type { Tx } from '../../db/tenant.ts';
import { notFound, requireVersion } from '../../errors.ts';
import type { Actor } from '../../http/actor.ts';
import { publish } from '../../live/index.ts';
import { changedPicture, findUser, lockUser, updateUser } from '../users/index.ts';

/** The user who asks, as they see themselves. Throws 404. */
export async function currentUser(tx: Tx, { agencyId, userId }: Actor): Promise<User> {
  const user = await findUser(tx, agencyId, userId);
  if (!user) throw notFound('user');
  return user;
}

/**
 * Changes what is given of the user's own profile. Throws 400 naming `image_url`, 409 MEMBER_CHANGED
 * (`details.version`).
 */
export async function changeProfile(
  tx: Tx,
  actor: Actor,
  { version, ...given }: z.output<typeof updateMeBody>,
): Promise<User> {
  const { agencyId, userId } = actor;
  await lockUser(tx, agencyId, userId);
  const before = await currentUser(tx, actor);
  requireVersion(memberChanged, before.version, version);
  const picture = await changedPicture(tx, agencyId, given.imageUrl, before.imageUrl);
  await updateUser(tx, agencyId, userId, {
    ...(given.firstName === undefined ? {} : { first_name: given.firstName }),
    ...(given.lastName === undefined ? {} : { last_name: given.lastName }),
    ...(given.lang === undefined ? {} : { lang: given.lang }),
    ...picture,
  });
  await publish(tx, agencyId, topic.members());
  return currentUser(tx, actor);
}
