export const texts = {
  title: "Complete your profile",
  heading: "A few details about you",
  intro: "We show times in your time zone.",
  submit: "Save and continue",
};
