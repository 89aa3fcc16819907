export const texts = {
  sub: "Put a few words of your own into an adventure. Leave a field empty, and the story uses its own words.",
  adventure: "Adventure",
  saved: "Your words are saved",
  savedText: "Sessions you confirm from now on will use them.",
};
