// What may import what (docs/conventions.md). Paths are relative to the folder that is checked.
const remotes = 'mfe-[^/]+';
/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'feature-imports-feature',
      severity: 'error',
      from: { path: `^(${remotes}|host)/src/features/([^/]+)/` },
      to: { path: `^(${remotes}|host)/src/features/`, pathNot: '^$1/src/features/$2/' },
    },
    {
      name: 'feature-imports-app',
      severity: 'error',
      from: { path: `^(${remotes}|host)/src/(features|lib)/` },
      to: { path: '^$1/src/(app|exposes)/' },
    },
    {
      name: 'remote-imports-remote',
      severity: 'error',
      from: { path: `^(${remotes}|host)/` },
      to: { path: `^(${remotes}|host)/`, pathNot: '^$1/' },
    },
    {
      name: 'web-imports-server',
      severity: 'error',
      from: { path: `^(${remotes}|host|shared)/` },
      to: { path: '^(api|e2e|tools|bench)/' },
    },
    {
      name: 'shared-imports-app',
      severity: 'error',
      from: { path: '^shared/' },
      to: { path: `^(${remotes}|host)/` },
    },
    {
      name: 'contracts-know-no-browser',
      severity: 'error',
      from: { path: '^shared/src/contracts/' },
      to: { path: '(^|/)(react|react-dom|react-intl|react-router-dom|swr|antd|zustand)(/|@|$)' },
    },
    {
      name: 'contracts-import-shared',
      severity: 'error',
      from: { path: '^shared/src/contracts/' },
      to: { path: '^shared/src/', pathNot: '^shared/src/contracts/' },
    },
    // The career site's pages are drawn on the server by the remote that owns them (decision 0010).
    {
      name: 'api-imports-web',
      severity: 'error',
      from: { path: '^api/' },
      to: {
        path: `^(${remotes}|host|shared|e2e|tools|bench)/`,
        pathNot: '^(shared/src/contracts/|mfe-career-site/src/public/)',
      },
    },
    {
      name: 'site-pages-elsewhere',
      severity: 'error',
      // What somebody agrees to is kept in the words of the form.
      from: { path: '^api/', pathNot: '^api/src/modules/(career-pages/|public-site/applicant\\.ts$)' },
      to: { path: '^mfe-career-site/' },
    },
    {
      name: 'screens-import-site-pages',
      severity: 'error',
      // The screens draw with the site's own colours, fonts and corners; its pages come from the server.
      from: { path: '^mfe-career-site/src/(app|exposes|features|lib)/' },
      to: { path: '^mfe-career-site/src/public/', pathNot: '^mfe-career-site/src/public/theme/' },
    },
    {
      name: 'module-internals',
      severity: 'error',
      from: { path: '^api/src/modules/([^/]+)/', pathNot: '\\.test\\.ts$' },
      to: { path: '^api/src/modules/[^/]+/', pathNot: '^api/src/modules/($1/|[^/]+/index\\.ts$)' },
    },
    {
      name: 'repository-imports-service',
      severity: 'error',
      from: { path: '^api/src/modules/[^/]+/[^/]+\\.repository\\.ts$' },
      to: { path: '\\.(service|routes)\\.ts$' },
    },
    {
      name: 'service-imports-routes',
      severity: 'error',
      from: { path: '^api/src/modules/[^/]+/[^/]+\\.service\\.ts$' },
      to: { path: '\\.routes\\.ts$' },
    },
    {
      name: 'e2e-imports-app',
      severity: 'error',
      // A remote that tests publish is built as remotes are. Texts are taken from where they are written: what people read in
      // another language is no second copy of it.
      from: { path: '^e2e/', pathNot: '^e2e/\\.?remotes/' },
      to: {
        path: `^(${remotes}|host|api|shared|bench)/`,
        pathNot: `^(shared/src/contracts/|shared/src/texts/messages/|(${remotes})/src/messages/texts-)`,
      },
    },
    {
      name: 'tools-import-bench',
      severity: 'error',
      from: { path: '^tools/' },
      to: { path: '^bench/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|dist-public|results)/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
    },
  },
};
