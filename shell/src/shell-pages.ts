export const shellPages = {
  'login/login-page': () => import(/* webpackChunkName: "login-page" */ './login/login-page'),
  'not-found/not-found-page': () =>
    import(/* webpackChunkName: "not-found-page" */ './not-found/not-found-page'),
};
