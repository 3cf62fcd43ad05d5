/** Owns reading the manifests of remotes that live on other servers. */
export { ForeignManifests } from './foreign-manifests.ts';
