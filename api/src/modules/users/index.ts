/** Owns the accounts of an agency's people: their rows, their names, the days of an invitation. */
export { INVITATION_DAYS, nameOfAddress } from './invitations.ts';
export {
  changedPicture,
  countMembers,
  deleteUser,
  findMember,
  findUser,
  hasOtherAdmin,
  insertFounder,
  insertInvited,
  listMembers,
  lockUser,
  nameInvited,
  notePasswordStrength,
  updateUser,
  writePasswordHash,
} from './users.repository.ts';
