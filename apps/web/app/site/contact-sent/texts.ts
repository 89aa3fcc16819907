export const texts = {
  title: "Message sent",
  heading: "Thank you. We got your message.",
  text: "We’ve emailed you a confirmation. If it doesn’t arrive, check your address and write again.",
  back: "Go to the home page",
  another: "Write another message",
};
