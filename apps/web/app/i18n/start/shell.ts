export const shell = {
  newBuild: {
    title: "There is a new version",
    text: "Reload when it suits you. Nothing you saved is lost.",
    reload: "Reload",
  },
};
