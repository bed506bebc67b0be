/** What a team can ask for. */
export const usage = `Uso: npx portal <comando>
  dev                       el remoto desde sus fuentes, dentro del sitio
  test     [-- opciones]    las pruebas de navegador, sobre el sitio compuesto
  build                     construye lo que cambió
  publish  [-m nota]        construye y deja en vivo
  rollback mf-nombre [id]   vuelve a la versión anterior
  preview  mf-nombre id     muestra esa versión a un solo navegador
  status                    muestra qué está en vivo
Opciones:
  --releases <carpeta>      el almacén de versiones (también RELEASES_DIR)`;
