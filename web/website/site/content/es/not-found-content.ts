/** The texts of the 404 page. */
export const notFound = {
  title: '404 Página no encontrada',
  hint: '¿Falta agregar la página al enrutador?',
  text: 'La dirección puede ser vieja o tener un error. Puede visitar estas páginas:',
};
