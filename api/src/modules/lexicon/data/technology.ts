/** `id > broader | English | Spanish | Catalan`; forms between commas, folded and without plural when they are compared. */
export const TECHNOLOGY = `
javascript | javascript, ecmascript, es6
typescript | typescript
python | python
java | java
csharp | c#, csharp, c sharp
cplusplus | c++
golang | golang, go
rust | rust
php | php
ruby | ruby
kotlin | kotlin
swift | swift
scala | scala
r-language | r
sql | sql
html | html, html5
css | css, css3
react > javascript | react, react.js, reactjs
angular > javascript | angular, angularjs
vue > javascript | vue, vue.js, vuejs
node > javascript | node, node.js, nodejs
django > python | django
flask > python | flask
spring > java | spring, spring boot
dotnet | .net, dotnet, asp.net
laravel > php | laravel
rails > ruby | rails, ruby on rails
postgresql > sql | postgresql, postgres
mysql > sql | mysql, mariadb
oracle-db > sql | oracle database, pl/sql
mongodb | mongodb, mongo
redis | redis
kafka | kafka, apache kafka
docker | docker, docker compose
kubernetes | kubernetes, k8s
terraform | terraform
aws | aws, amazon web services
azure | azure, microsoft azure
gcp | gcp, google cloud, google cloud platform
linux | linux, ubuntu, debian
git | git, github, gitlab
ci-cd | ci/cd, continuous integration, continuous delivery | integración continua, entrega continua | integració contínua, lliurament continu
jenkins > ci-cd | jenkins
rest-api | rest api, restful | api rest, apis rest | api rest
graphql | graphql
machine-learning | machine learning, deep learning | aprendizaje automático | aprenentatge automàtic
data-analysis | data analysis, data analytics | análisis de datos, analítica de datos | anàlisi de dades, analítica de dades
power-bi > data-analysis | power bi, powerbi
tableau > data-analysis | tableau
spark | spark, apache spark, pyspark
software-testing | software testing, test automation, unit testing, qa testing | pruebas de software, automatización de pruebas | proves de programari, automatització de proves
agile | agile, scrum, kanban | metodologías ágiles | metodologies àgils
cybersecurity | cybersecurity, information security | ciberseguridad, seguridad informática | ciberseguretat, seguretat informàtica
networking | computer networks, network administration | redes informáticas, administración de redes | xarxes informàtiques, administració de xarxes
figma | figma
photoshop | photoshop
illustrator | adobe illustrator, illustrator
ux-design | ux, ux design, user experience | experiencia de usuario, diseño ux | experiència d'usuari, disseny ux
wordpress | wordpress
seo | seo, search engine optimization | posicionamiento web | posicionament web
sem | sem, google ads
`;
